// The states of these hashes must be plain data, which libcrypto offers in its older functions only.
#define OPENSSL_SUPPRESS_DEPRECATED

#include "CCrypto.h"

#include <limits.h>
#include <string.h>

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/md5.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

_Static_assert(sizeof(SHA512_CTX) <= sizeof(ccrypto_hash_state), "the state has room for the largest hash");
_Static_assert(sizeof(SHA256_CTX) <= sizeof(ccrypto_hash_state), "the state has room for the largest hash");
_Static_assert(sizeof(MD5_CTX) <= sizeof(ccrypto_hash_state), "the state has room for the largest hash");

void ccrypto_free(void *memory, size_t count) {
    OPENSSL_clear_free(memory, count);
}

void ccrypto_zero(void *memory, size_t count) {
    OPENSSL_cleanse(memory, count);
}

int ccrypto_equal(const void *a, const void *b, size_t count) {
    return count == 0 || CRYPTO_memcmp(a, b, count) == 0;
}

int ccrypto_random(void *bytes, size_t count) {
    unsigned char *next = bytes;
    while (count > 0) {
        int step = count > INT_MAX ? INT_MAX : (int)count;
        if (RAND_bytes(next, step) != 1) {
            ERR_clear_error();
            return 0;
        }
        next += step;
        count -= (size_t)step;
    }
    return 1;
}

size_t ccrypto_hash_size(enum ccrypto_hash hash) {
    switch (hash) {
    case CCRYPTO_MD5: return MD5_DIGEST_LENGTH;
    case CCRYPTO_SHA1: return SHA_DIGEST_LENGTH;
    case CCRYPTO_SHA224: return SHA224_DIGEST_LENGTH;
    case CCRYPTO_SHA256: return SHA256_DIGEST_LENGTH;
    case CCRYPTO_SHA384: return SHA384_DIGEST_LENGTH;
    case CCRYPTO_SHA512: return SHA512_DIGEST_LENGTH;
    }
    return 0;
}

size_t ccrypto_hash_block_size(enum ccrypto_hash hash) {
    return hash == CCRYPTO_SHA384 || hash == CCRYPTO_SHA512 ? SHA512_CBLOCK : SHA256_CBLOCK;
}

void ccrypto_hash_init(ccrypto_hash_state *state, enum ccrypto_hash hash) {
    memset(state, 0, sizeof(*state));
    switch (hash) {
    case CCRYPTO_MD5: MD5_Init((MD5_CTX *)state); break;
    case CCRYPTO_SHA1: SHA1_Init((SHA_CTX *)state); break;
    case CCRYPTO_SHA224: SHA224_Init((SHA256_CTX *)state); break;
    case CCRYPTO_SHA256: SHA256_Init((SHA256_CTX *)state); break;
    case CCRYPTO_SHA384: SHA384_Init((SHA512_CTX *)state); break;
    case CCRYPTO_SHA512: SHA512_Init((SHA512_CTX *)state); break;
    }
}

void ccrypto_hash_update(ccrypto_hash_state *state, enum ccrypto_hash hash, const void *bytes, size_t count) {
    if (count == 0) return;
    switch (hash) {
    case CCRYPTO_MD5: MD5_Update((MD5_CTX *)state, bytes, count); break;
    case CCRYPTO_SHA1: SHA1_Update((SHA_CTX *)state, bytes, count); break;
    case CCRYPTO_SHA224: SHA224_Update((SHA256_CTX *)state, bytes, count); break;
    case CCRYPTO_SHA256: SHA256_Update((SHA256_CTX *)state, bytes, count); break;
    case CCRYPTO_SHA384: SHA384_Update((SHA512_CTX *)state, bytes, count); break;
    case CCRYPTO_SHA512: SHA512_Update((SHA512_CTX *)state, bytes, count); break;
    }
}

void ccrypto_hash_final(ccrypto_hash_state *state, enum ccrypto_hash hash, void *digest) {
    switch (hash) {
    case CCRYPTO_MD5: MD5_Final(digest, (MD5_CTX *)state); break;
    case CCRYPTO_SHA1: SHA1_Final(digest, (SHA_CTX *)state); break;
    case CCRYPTO_SHA224: SHA224_Final(digest, (SHA256_CTX *)state); break;
    case CCRYPTO_SHA256: SHA256_Final(digest, (SHA256_CTX *)state); break;
    case CCRYPTO_SHA384: SHA384_Final(digest, (SHA512_CTX *)state); break;
    case CCRYPTO_SHA512: SHA512_Final(digest, (SHA512_CTX *)state); break;
    }
    OPENSSL_cleanse(state, sizeof(*state));
}

void ccrypto_hmac_init(ccrypto_hmac_state *state, enum ccrypto_hash hash, const void *key, size_t key_count) {
    unsigned char block[SHA512_CBLOCK] = {0};
    size_t block_size = ccrypto_hash_block_size(hash);
    if (key_count > block_size) {
        ccrypto_hash_init(&state->inner, hash);
        ccrypto_hash_update(&state->inner, hash, key, key_count);
        ccrypto_hash_final(&state->inner, hash, block);
    } else if (key_count > 0) {
        memcpy(block, key, key_count);
    }
    for (size_t i = 0; i < block_size; i++) block[i] ^= 0x36;
    ccrypto_hash_init(&state->inner, hash);
    ccrypto_hash_update(&state->inner, hash, block, block_size);
    for (size_t i = 0; i < block_size; i++) block[i] ^= 0x36 ^ 0x5c;
    ccrypto_hash_init(&state->outer, hash);
    ccrypto_hash_update(&state->outer, hash, block, block_size);
    state->hash = hash;
    OPENSSL_cleanse(block, sizeof(block));
}

void ccrypto_hmac_update(ccrypto_hmac_state *state, const void *bytes, size_t count) {
    ccrypto_hash_update(&state->inner, (enum ccrypto_hash)state->hash, bytes, count);
}

void ccrypto_hmac_final(ccrypto_hmac_state *state, void *code) {
    enum ccrypto_hash hash = (enum ccrypto_hash)state->hash;
    unsigned char digest[SHA512_DIGEST_LENGTH];
    ccrypto_hash_final(&state->inner, hash, digest);
    ccrypto_hash_update(&state->outer, hash, digest, ccrypto_hash_size(hash));
    ccrypto_hash_final(&state->outer, hash, code);
    OPENSSL_cleanse(digest, sizeof(digest));
}

static const EVP_MD *digest_of(enum ccrypto_hash hash) {
    switch (hash) {
    case CCRYPTO_MD5: return EVP_md5();
    case CCRYPTO_SHA1: return EVP_sha1();
    case CCRYPTO_SHA224: return EVP_sha224();
    case CCRYPTO_SHA256: return EVP_sha256();
    case CCRYPTO_SHA384: return EVP_sha384();
    case CCRYPTO_SHA512: return EVP_sha512();
    }
    return NULL;
}

int ccrypto_pbkdf2(enum ccrypto_hash hash, const void *password, size_t password_count, const void *salt,
                   size_t salt_count, uint32_t rounds, void *key, size_t key_count) {
    if (rounds == 0 || rounds > INT_MAX || password_count > INT_MAX || salt_count > INT_MAX || key_count > INT_MAX) {
        return 0;
    }
    int done = PKCS5_PBKDF2_HMAC(password_count ? password : "", (int)password_count,
                                 salt_count ? salt : (const void *)"", (int)salt_count, (int)rounds, digest_of(hash),
                                 (int)key_count, key);
    if (!done) ERR_clear_error();
    return done;
}

#include "CCrypto.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>

// Libcrypto counts in `int`. Steps are multiples of the block size.
static const size_t largest_step = 1 << 30;

struct ccrypto_cipher {
    EVP_CIPHER_CTX *context;
    int pads;
};

static EVP_CIPHER *cipher_named(const char *family, size_t bits, const char *mode) {
    char name[32];
    if (bits) {
        snprintf(name, sizeof(name), "%s-%zu-%s", family, bits, mode);
    } else {
        snprintf(name, sizeof(name), "%s-%s", family, mode);
    }
    return EVP_CIPHER_fetch(NULL, name, NULL);
}

static const char *mode_name(enum ccrypto_cipher_mode mode) {
    switch (mode) {
    case CCRYPTO_ECB: return "ECB";
    case CCRYPTO_CBC: return "CBC";
    case CCRYPTO_CFB: return "CFB";
    case CCRYPTO_CTR: return "CTR";
    case CCRYPTO_OFB: return "OFB";
    case CCRYPTO_CFB8: return "CFB8";
    }
    return NULL;
}

static int is_aes_key(size_t count) {
    return count == 16 || count == 24 || count == 32;
}

ccrypto_cipher *ccrypto_cipher_create(enum ccrypto_cipher_algorithm algorithm, enum ccrypto_cipher_mode mode,
                                      int encrypts, int pads, const void *key, size_t key_count, const void *iv) {
    static const unsigned char zeros[EVP_MAX_IV_LENGTH];
    unsigned char used_key[EVP_MAX_KEY_LENGTH];
    EVP_CIPHER *cipher = NULL;
    const char *name = mode_name(mode);
    if (!name) return NULL;
    switch (algorithm) {
    case CCRYPTO_AES:
        if (!is_aes_key(key_count)) return NULL;
        memcpy(used_key, key, key_count);
        cipher = cipher_named("AES", key_count * 8, name);
        break;
    case CCRYPTO_DES:
        // Triple DES with three equal keys is DES, which libcrypto has in an optional module only.
        if (key_count != 8) return NULL;
        for (int i = 0; i < 3; i++) memcpy(used_key + i * 8, key, 8);
        cipher = cipher_named("DES-EDE3", 0, name);
        break;
    case CCRYPTO_3DES:
        if (key_count != 24) return NULL;
        memcpy(used_key, key, 24);
        cipher = cipher_named("DES-EDE3", 0, name);
        break;
    }
    ccrypto_cipher *made = NULL;
    EVP_CIPHER_CTX *context = cipher ? EVP_CIPHER_CTX_new() : NULL;
    if (context && EVP_CipherInit_ex2(context, cipher, used_key, iv ? iv : zeros, encrypts, NULL)) {
        EVP_CIPHER_CTX_set_padding(context, pads);
        made = OPENSSL_zalloc(sizeof(*made));
    }
    OPENSSL_cleanse(used_key, sizeof(used_key));
    EVP_CIPHER_free(cipher);
    if (!made) {
        EVP_CIPHER_CTX_free(context);
        ERR_clear_error();
        return NULL;
    }
    made->context = context;
    made->pads = pads;
    return made;
}

int ccrypto_cipher_reset(ccrypto_cipher *cipher, const void *iv) {
    static const unsigned char zeros[EVP_MAX_IV_LENGTH];
    int done = EVP_CipherInit_ex2(cipher->context, NULL, NULL, iv ? iv : zeros, -1, NULL);
    EVP_CIPHER_CTX_set_padding(cipher->context, cipher->pads);
    if (!done) ERR_clear_error();
    return done;
}

static int update(EVP_CIPHER_CTX *context, const void *in, size_t count, void *out, size_t *out_count) {
    const unsigned char *next = in;
    unsigned char *to = out;
    while (count > 0) {
        int step = (int)(count > largest_step ? largest_step : count), written = 0;
        if (!EVP_CipherUpdate(context, to, &written, next, step)) {
            ERR_clear_error();
            return 0;
        }
        next += step;
        count -= (size_t)step;
        if (to) to += written;
        if (out_count) *out_count += (size_t)written;
    }
    return 1;
}

int ccrypto_cipher_update(ccrypto_cipher *cipher, const void *in, size_t count, void *out, size_t *out_count) {
    *out_count = 0;
    return update(cipher->context, in, count, out, out_count);
}

int ccrypto_cipher_final(ccrypto_cipher *cipher, void *out, size_t *out_count) {
    int written = 0;
    int done = EVP_CipherFinal_ex(cipher->context, out, &written);
    *out_count = done ? (size_t)written : 0;
    if (!done) ERR_clear_error();
    return done;
}

void ccrypto_cipher_destroy(ccrypto_cipher *cipher) {
    if (!cipher) return;
    EVP_CIPHER_CTX_free(cipher->context);
    OPENSSL_free(cipher);
}

static int wrap(int encrypts, const void *key, size_t key_count, const void *iv, const void *in, size_t count,
                void *out) {
    if (!is_aes_key(key_count) || count % 8 != 0 || count < (encrypts ? 16 : 24) || count > largest_step) return 0;
    EVP_CIPHER *cipher = cipher_named("AES", key_count * 8, "WRAP");
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int written = 0;
    int done = 0;
    if (cipher && context) {
        EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
        done = EVP_CipherInit_ex2(context, cipher, key, iv, encrypts, NULL) &&
               EVP_CipherUpdate(context, out, &written, in, (int)count) > 0 &&
               (size_t)written == (encrypts ? count + 8 : count - 8);
    }
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_free(cipher);
    if (!done) ERR_clear_error();
    return done;
}

int ccrypto_aes_wrap(const void *key, size_t key_count, const void *iv, const void *in, size_t count, void *out) {
    return wrap(1, key, key_count, iv, in, count, out);
}

int ccrypto_aes_unwrap(const void *key, size_t key_count, const void *iv, const void *in, size_t count, void *out) {
    return wrap(0, key, key_count, iv, in, count, out);
}

static EVP_CIPHER_CTX *aead_context(enum ccrypto_aead algorithm, int encrypts, const void *key, size_t key_count,
                                    const void *nonce, size_t nonce_count) {
    EVP_CIPHER *cipher = NULL;
    if (algorithm == CCRYPTO_CHACHA20_POLY1305) {
        if (key_count == 32 && nonce_count == 12) cipher = EVP_CIPHER_fetch(NULL, "ChaCha20-Poly1305", NULL);
    } else if (is_aes_key(key_count) && nonce_count > 0 && nonce_count <= INT_MAX) {
        cipher = cipher_named("AES", key_count * 8, "GCM");
    }
    EVP_CIPHER_CTX *context = cipher ? EVP_CIPHER_CTX_new() : NULL;
    if (context && !(EVP_CipherInit_ex2(context, cipher, NULL, NULL, encrypts, NULL) &&
                     EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) > 0 &&
                     EVP_CipherInit_ex2(context, NULL, key, nonce, encrypts, NULL))) {
        EVP_CIPHER_CTX_free(context);
        context = NULL;
    }
    EVP_CIPHER_free(cipher);
    return context;
}

int ccrypto_aead_seal(enum ccrypto_aead algorithm, const void *key, size_t key_count, const void *nonce,
                      size_t nonce_count, const void *authenticated, size_t authenticated_count, const void *in,
                      size_t count, void *out, void *tag) {
    EVP_CIPHER_CTX *context = aead_context(algorithm, 1, key, key_count, nonce, nonce_count);
    unsigned char rest[EVP_MAX_BLOCK_LENGTH];
    int rest_count = 0;
    int done = context && update(context, authenticated, authenticated_count, NULL, NULL) &&
               update(context, in, count, out, NULL) && EVP_CipherFinal_ex(context, rest, &rest_count) &&
               EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0;
    EVP_CIPHER_CTX_free(context);
    if (!done) ERR_clear_error();
    return done;
}

int ccrypto_aead_open(enum ccrypto_aead algorithm, const void *key, size_t key_count, const void *nonce,
                      size_t nonce_count, const void *authenticated, size_t authenticated_count, const void *in,
                      size_t count, void *out, const void *tag) {
    EVP_CIPHER_CTX *context = aead_context(algorithm, 0, key, key_count, nonce, nonce_count);
    unsigned char rest[EVP_MAX_BLOCK_LENGTH];
    int rest_count = 0;
    int done = context && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag) > 0 &&
               update(context, authenticated, authenticated_count, NULL, NULL) &&
               update(context, in, count, out, NULL) && EVP_CipherFinal_ex(context, rest, &rest_count) > 0;
    EVP_CIPHER_CTX_free(context);
    if (!done) {
        ERR_clear_error();
        if (count > 0) OPENSSL_cleanse(out, count);
    }
    return done;
}

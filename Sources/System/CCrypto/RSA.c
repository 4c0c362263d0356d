#include "CCrypto.h"

#include <limits.h>

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

static int succeed(int done) {
    if (!done) ERR_clear_error();
    return done;
}

static const EVP_MD *digest_of(int hash) {
    switch (hash) {
    case CCRYPTO_MD5: return EVP_md5();
    case CCRYPTO_SHA1: return EVP_sha1();
    case CCRYPTO_SHA224: return EVP_sha224();
    case CCRYPTO_SHA256: return EVP_sha256();
    case CCRYPTO_SHA384: return EVP_sha384();
    case CCRYPTO_SHA512: return EVP_sha512();
    default: return NULL;
    }
}

// Reads a key that fills all bytes.
static EVP_PKEY *key_of(int is_private, const void *bytes, size_t count) {
    if (count == 0 || count > INT_MAX) return NULL;
    const unsigned char *next = bytes;
    EVP_PKEY *key = is_private ? d2i_PrivateKey(EVP_PKEY_RSA, NULL, &next, (long)count)
                               : d2i_PublicKey(EVP_PKEY_RSA, NULL, &next, (long)count);
    if (key && (next != (const unsigned char *)bytes + count || EVP_PKEY_get_base_id(key) != EVP_PKEY_RSA)) {
        EVP_PKEY_free(key);
        return NULL;
    }
    return key;
}

static int copy_public_key(EVP_PKEY *key, uint8_t **bytes, size_t *count) {
    unsigned char *der = NULL;
    int der_count = key ? i2d_PublicKey(key, &der) : 0;
    if (der_count <= 0) return succeed(0);
    *bytes = der;
    *count = (size_t)der_count;
    return 1;
}

int ccrypto_rsa_generate(int bits, uint8_t **key, size_t *key_count) {
    EVP_PKEY *made = bits >= 512 && bits <= 16384 ? EVP_PKEY_Q_keygen(NULL, NULL, "RSA", (size_t)bits) : NULL;
    unsigned char *der = NULL;
    int der_count = made ? i2d_PrivateKey(made, &der) : 0;
    EVP_PKEY_free(made);
    if (der_count <= 0) return succeed(0);
    *key = der;
    *key_count = (size_t)der_count;
    return 1;
}

int ccrypto_rsa_bits(int is_private, const void *key, size_t key_count) {
    EVP_PKEY *read = key_of(is_private, key, key_count);
    int bits = read ? EVP_PKEY_get_bits(read) : 0;
    // The library also reads other forms, which are not what keys are exported as.
    unsigned char *der = NULL;
    int der_count = !read ? 0 : is_private ? i2d_PrivateKey(read, &der) : i2d_PublicKey(read, &der);
    if (der_count <= 0 || (size_t)der_count != key_count || CRYPTO_memcmp(der, key, key_count) != 0) bits = 0;
    if (der_count > 0) OPENSSL_clear_free(der, (size_t)der_count);
    EVP_PKEY_free(read);
    succeed(bits > 0);
    return bits;
}

int ccrypto_rsa_public_key(const void *key, size_t key_count, uint8_t **public_key, size_t *public_count) {
    EVP_PKEY *read = key_of(1, key, key_count);
    int done = copy_public_key(read, public_key, public_count);
    EVP_PKEY_free(read);
    return done;
}

int ccrypto_rsa_public_key_from_info(const void *info, size_t count, uint8_t **key, size_t *key_count) {
    const unsigned char *next = info;
    EVP_PKEY *read = count > 0 && count <= INT_MAX ? d2i_PUBKEY(NULL, &next, (long)count) : NULL;
    int is_rsa = read && next == (const unsigned char *)info + count && EVP_PKEY_get_base_id(read) == EVP_PKEY_RSA;
    int done = is_rsa && copy_public_key(read, key, key_count);
    EVP_PKEY_free(read);
    return succeed(done);
}

static int set_padding(EVP_PKEY_CTX *context, enum ccrypto_rsa_padding padding, int hash) {
    const EVP_MD *digest = digest_of(hash);
    switch (padding) {
    case CCRYPTO_RSA_RAW:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) > 0;
    case CCRYPTO_RSA_PKCS1:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) > 0 &&
               (!digest || EVP_PKEY_CTX_set_signature_md(context, digest) > 0);
    case CCRYPTO_RSA_PSS:
        return digest && EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) > 0 &&
               EVP_PKEY_CTX_set_signature_md(context, digest) > 0 &&
               EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest) > 0 &&
               EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) > 0;
    case CCRYPTO_RSA_OAEP:
        return digest && EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) > 0 &&
               EVP_PKEY_CTX_set_rsa_oaep_md(context, digest) > 0 && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest) > 0;
    }
    return 0;
}

// Later versions of the library decrypt to random bytes if PKCS #1's padding is wrong. Callers expect an error.
static int report_padding(EVP_PKEY_CTX *context, enum ccrypto_rsa_padding padding) {
    if (padding == CCRYPTO_RSA_PKCS1) {
        EVP_PKEY_CTX_ctrl_str(context, "rsa_pkcs1_implicit_rejection", "0");
        ERR_clear_error();
    }
    return 1;
}

int ccrypto_rsa_sign(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                     size_t count, void *out, size_t *out_count) {
    EVP_PKEY *read = key_of(1, key, key_count);
    EVP_PKEY_CTX *context = read ? EVP_PKEY_CTX_new(read, NULL) : NULL;
    *out_count = read ? (size_t)EVP_PKEY_get_size(read) : 0;
    int done = context && EVP_PKEY_sign_init(context) > 0 && set_padding(context, padding, hash) &&
               EVP_PKEY_sign(context, out, out_count, in, count) > 0;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(read);
    return succeed(done);
}

int ccrypto_rsa_verify(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                       size_t count, const void *signature, size_t signature_count) {
    EVP_PKEY *read = key_of(0, key, key_count);
    EVP_PKEY_CTX *context = read ? EVP_PKEY_CTX_new(read, NULL) : NULL;
    int done = context && EVP_PKEY_verify_init(context) > 0 && set_padding(context, padding, hash) &&
               EVP_PKEY_verify(context, signature, signature_count, in, count) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(read);
    return succeed(done);
}

int ccrypto_rsa_encrypt(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                        size_t count, void *out, size_t *out_count) {
    EVP_PKEY *read = key_of(0, key, key_count);
    EVP_PKEY_CTX *context = read ? EVP_PKEY_CTX_new(read, NULL) : NULL;
    *out_count = read ? (size_t)EVP_PKEY_get_size(read) : 0;
    int done = context && EVP_PKEY_encrypt_init(context) > 0 && set_padding(context, padding, hash) &&
               EVP_PKEY_encrypt(context, out, out_count, in, count) > 0;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(read);
    return succeed(done);
}

int ccrypto_rsa_decrypt(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                        size_t count, void *out, size_t *out_count) {
    EVP_PKEY *read = key_of(1, key, key_count);
    EVP_PKEY_CTX *context = read ? EVP_PKEY_CTX_new(read, NULL) : NULL;
    *out_count = read ? (size_t)EVP_PKEY_get_size(read) : 0;
    int done = context && EVP_PKEY_decrypt_init(context) > 0 && set_padding(context, padding, hash) &&
               report_padding(context, padding) && EVP_PKEY_decrypt(context, out, out_count, in, count) > 0;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(read);
    return succeed(done);
}

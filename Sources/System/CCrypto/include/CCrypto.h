// A small layer over libcrypto. No header of OpenSSL is needed to use it.
//
// Functions that return `int` return 1 if they succeed and 0 otherwise, unless their comment says something else.
// A pointer with a count of 0 may be null. Memory that a function returns is freed with `ccrypto_free`.

#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stddef.h>
#include <stdint.h>

// Memory and random bytes.

void ccrypto_free(void *memory, size_t count);
void ccrypto_zero(void *memory, size_t count);
int ccrypto_equal(const void *a, const void *b, size_t count);
int ccrypto_random(void *bytes, size_t count);

// Hashes. A state is plain data: it is copied by assignment, and needs no cleanup.

enum ccrypto_hash {
    CCRYPTO_MD5,
    CCRYPTO_SHA1,
    CCRYPTO_SHA224,
    CCRYPTO_SHA256,
    CCRYPTO_SHA384,
    CCRYPTO_SHA512,
};

typedef struct {
    uint64_t words[27];
} ccrypto_hash_state;

typedef struct {
    ccrypto_hash_state inner, outer;
    uint64_t hash;
} ccrypto_hmac_state;

size_t ccrypto_hash_size(enum ccrypto_hash hash);
size_t ccrypto_hash_block_size(enum ccrypto_hash hash);
void ccrypto_hash_init(ccrypto_hash_state *state, enum ccrypto_hash hash);
void ccrypto_hash_update(ccrypto_hash_state *state, enum ccrypto_hash hash, const void *bytes, size_t count);
void ccrypto_hash_final(ccrypto_hash_state *state, enum ccrypto_hash hash, void *digest);

void ccrypto_hmac_init(ccrypto_hmac_state *state, enum ccrypto_hash hash, const void *key, size_t key_count);
void ccrypto_hmac_update(ccrypto_hmac_state *state, const void *bytes, size_t count);
void ccrypto_hmac_final(ccrypto_hmac_state *state, void *code);

int ccrypto_pbkdf2(enum ccrypto_hash hash, const void *password, size_t password_count, const void *salt,
                   size_t salt_count, uint32_t rounds, void *key, size_t key_count);

// Block ciphers. Modes have the numbers of CommonCrypto.

enum ccrypto_cipher_algorithm { CCRYPTO_AES, CCRYPTO_DES, CCRYPTO_3DES };

enum ccrypto_cipher_mode {
    CCRYPTO_ECB = 1,
    CCRYPTO_CBC = 2,
    CCRYPTO_CFB = 3,
    CCRYPTO_CTR = 4,
    CCRYPTO_OFB = 7,
    CCRYPTO_CFB8 = 10,
};

typedef struct ccrypto_cipher ccrypto_cipher;

// A null initialization vector is all zeros. The result is null if the key has another size than the cipher's, or
// the cipher has no such mode.
ccrypto_cipher *ccrypto_cipher_create(enum ccrypto_cipher_algorithm algorithm, enum ccrypto_cipher_mode mode,
                                      int encrypts, int pads, const void *key, size_t key_count, const void *iv);
int ccrypto_cipher_reset(ccrypto_cipher *cipher, const void *iv);
// `out` has room for the input and one more block.
int ccrypto_cipher_update(ccrypto_cipher *cipher, const void *in, size_t count, void *out, size_t *out_count);
int ccrypto_cipher_final(ccrypto_cipher *cipher, void *out, size_t *out_count);
void ccrypto_cipher_destroy(ccrypto_cipher *cipher);

// RFC 3394. The output is 8 bytes longer than the input when wrapping, and 8 bytes shorter when unwrapping.
// A null initialization vector is that of the RFC.
int ccrypto_aes_wrap(const void *key, size_t key_count, const void *iv, const void *in, size_t count, void *out);
int ccrypto_aes_unwrap(const void *key, size_t key_count, const void *iv, const void *in, size_t count, void *out);

// Authenticated encryption with a tag of 16 bytes. Opening leaves zeros in `out` if the tag is wrong.

enum ccrypto_aead { CCRYPTO_AES_GCM, CCRYPTO_CHACHA20_POLY1305 };

int ccrypto_aead_seal(enum ccrypto_aead algorithm, const void *key, size_t key_count, const void *nonce,
                      size_t nonce_count, const void *authenticated, size_t authenticated_count, const void *in,
                      size_t count, void *out, void *tag);
int ccrypto_aead_open(enum ccrypto_aead algorithm, const void *key, size_t key_count, const void *nonce,
                      size_t nonce_count, const void *authenticated, size_t authenticated_count, const void *in,
                      size_t count, void *out, const void *tag);

// Curve25519. All keys and secrets have 32 bytes, signatures 64.

enum ccrypto_curve25519 { CCRYPTO_X25519, CCRYPTO_ED25519 };

int ccrypto_curve25519_public_key(enum ccrypto_curve25519 use, const void *private_key, void *public_key);
int ccrypto_x25519_agree(const void *private_key, const void *public_key, void *secret);
int ccrypto_ed25519_sign(const void *private_key, const void *bytes, size_t count, void *signature);
int ccrypto_ed25519_verify(const void *public_key, const void *bytes, size_t count, const void *signature);

// NIST's prime curves, named by their bits: 256, 384 and 521. Scalars and coordinates are big-endian and have the
// bytes of the field; points are uncompressed (X9.63); signatures are r and s.

int ccrypto_ec_generate(int curve, void *scalar);
int ccrypto_ec_public_key(int curve, const void *scalar, void *point);
// Accepts compressed and uncompressed points that are on the curve.
int ccrypto_ec_decode_point(int curve, const void *bytes, size_t count, void *point);
int ccrypto_ec_sign(int curve, const void *scalar, const void *digest, size_t count, void *signature);
int ccrypto_ec_verify(int curve, const void *point, const void *digest, size_t count, const void *signature);
// DER has room for 160 bytes.
int ccrypto_ec_signature_to_der(int curve, const void *signature, void *der, size_t *der_count);
int ccrypto_ec_signature_from_der(int curve, const void *der, size_t der_count, void *signature);
int ccrypto_ec_agree(int curve, const void *scalar, const void *point, void *secret);

// RSA. Keys are in PKCS #1's form.

enum ccrypto_rsa_padding { CCRYPTO_RSA_RAW, CCRYPTO_RSA_PKCS1, CCRYPTO_RSA_PSS, CCRYPTO_RSA_OAEP };

int ccrypto_rsa_generate(int bits, uint8_t **key, size_t *key_count);
// The bits of the modulus, or 0 if the bytes are no such key.
int ccrypto_rsa_bits(int is_private, const void *key, size_t key_count);
int ccrypto_rsa_public_key(const void *key, size_t key_count, uint8_t **public_key, size_t *public_count);
// PKCS #1's form of a public key in a SubjectPublicKeyInfo.
int ccrypto_rsa_public_key_from_info(const void *info, size_t count, uint8_t **key, size_t *key_count);

// Outputs have room for the modulus. A hash of -1 is none: the input is padded as it is.
int ccrypto_rsa_sign(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                     size_t count, void *out, size_t *out_count);
int ccrypto_rsa_verify(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                       size_t count, const void *signature, size_t signature_count);
int ccrypto_rsa_encrypt(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                        size_t count, void *out, size_t *out_count);
int ccrypto_rsa_decrypt(const void *key, size_t key_count, enum ccrypto_rsa_padding padding, int hash, const void *in,
                        size_t count, void *out, size_t *out_count);

// X.509 certificates in DER.

enum ccrypto_certificate_field {
    CCRYPTO_CERTIFICATE_SUBJECT,
    CCRYPTO_CERTIFICATE_ISSUER,
    CCRYPTO_CERTIFICATE_SERIAL_NUMBER,
    // The SubjectPublicKeyInfo.
    CCRYPTO_CERTIFICATE_PUBLIC_KEY,
    // Text in UTF-8: the last of the subject's common names, organizational units and organizations.
    CCRYPTO_CERTIFICATE_COMMON_NAME,
    CCRYPTO_CERTIFICATE_UNIT,
    CCRYPTO_CERTIFICATE_ORGANIZATION,
};

int ccrypto_certificate_is_valid(const void *der, size_t count);
int ccrypto_certificate_copy(const void *der, size_t count, enum ccrypto_certificate_field field, uint8_t **value,
                             size_t *value_count);

#endif

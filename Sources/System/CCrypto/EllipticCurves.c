#include "CCrypto.h"

#include <string.h>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/objects.h>
#include <openssl/param_build.h>

static int succeed(int done) {
    if (!done) ERR_clear_error();
    return done;
}

// Curve25519.

static int type_of(enum ccrypto_curve25519 use) {
    return use == CCRYPTO_X25519 ? EVP_PKEY_X25519 : EVP_PKEY_ED25519;
}

int ccrypto_curve25519_public_key(enum ccrypto_curve25519 use, const void *private_key, void *public_key) {
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(type_of(use), NULL, private_key, 32);
    size_t count = 32;
    int done = key && EVP_PKEY_get_raw_public_key(key, public_key, &count) && count == 32;
    EVP_PKEY_free(key);
    return succeed(done);
}

static int agree(EVP_PKEY *own, EVP_PKEY *other, void *secret, size_t count) {
    EVP_PKEY_CTX *context = own && other ? EVP_PKEY_CTX_new(own, NULL) : NULL;
    size_t written = count;
    int done = context && EVP_PKEY_derive_init(context) > 0 && EVP_PKEY_derive_set_peer(context, other) > 0 &&
               EVP_PKEY_derive(context, secret, &written) > 0 && written == count;
    EVP_PKEY_CTX_free(context);
    return done;
}

int ccrypto_x25519_agree(const void *private_key, const void *public_key, void *secret) {
    EVP_PKEY *own = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, private_key, 32);
    EVP_PKEY *other = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, public_key, 32);
    int done = agree(own, other, secret, 32);
    EVP_PKEY_free(own);
    EVP_PKEY_free(other);
    return succeed(done);
}

int ccrypto_ed25519_sign(const void *private_key, const void *bytes, size_t count, void *signature) {
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, private_key, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t written = 64;
    int done = key && context && EVP_DigestSignInit(context, NULL, NULL, NULL, key) > 0 &&
               EVP_DigestSign(context, signature, &written, count ? bytes : "", count) > 0 && written == 64;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return succeed(done);
}

int ccrypto_ed25519_verify(const void *public_key, const void *bytes, size_t count, const void *signature) {
    EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, public_key, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int done = key && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) > 0 &&
               EVP_DigestVerify(context, signature, 64, count ? bytes : "", count) == 1;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return succeed(done);
}

// NIST's prime curves.

static int curve_id(int curve) {
    switch (curve) {
    case 256: return NID_X9_62_prime256v1;
    case 384: return NID_secp384r1;
    case 521: return NID_secp521r1;
    default: return NID_undef;
    }
}

static int field_size(int curve) {
    return (curve + 7) / 8;
}

static BIGNUM *secret_number(const void *bytes, int count) {
    BIGNUM *number = BN_secure_new();
    if (number) BN_set_flags(number, BN_FLG_CONSTTIME);
    if (number && !BN_bin2bn(bytes, count, number)) {
        BN_clear_free(number);
        return NULL;
    }
    return number;
}

static EVP_PKEY *key_of(int curve, const void *scalar, const void *point) {
    int size = field_size(curve);
    EVP_PKEY *key = NULL;
    BIGNUM *number = scalar ? secret_number(scalar, size) : NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    OSSL_PARAM *parameters = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    const char *group = OBJ_nid2sn(curve_id(curve));
    if (builder && context && (number || !scalar) &&
        OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, group, 0) &&
        OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, (size_t)(1 + 2 * size)) &&
        (!number || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number)) &&
        (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0) {
        EVP_PKEY_fromdata(context, &key, scalar ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
    }
    EVP_PKEY_CTX_free(context);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_clear_free(number);
    return key;
}

int ccrypto_ec_generate(int curve, void *scalar) {
    EC_GROUP *group = EC_GROUP_new_by_curve_name(curve_id(curve));
    BIGNUM *number = BN_secure_new();
    int done = 0;
    if (group && number) {
        BN_set_flags(number, BN_FLG_CONSTTIME);
        do {
            done = BN_priv_rand_range(number, EC_GROUP_get0_order(group));
        } while (done && BN_is_zero(number));
        done = done && BN_bn2binpad(number, scalar, field_size(curve)) > 0;
    }
    BN_clear_free(number);
    EC_GROUP_free(group);
    return succeed(done);
}

static int encode(const EC_GROUP *group, const EC_POINT *point, int curve, void *bytes) {
    size_t size = (size_t)(1 + 2 * field_size(curve));
    return EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, bytes, size, NULL) == size;
}

int ccrypto_ec_public_key(int curve, const void *scalar, void *point) {
    EC_GROUP *group = EC_GROUP_new_by_curve_name(curve_id(curve));
    EC_POINT *product = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = secret_number(scalar, field_size(curve));
    int done = product && number && !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0 &&
               EC_POINT_mul(group, product, number, NULL, NULL, NULL) && encode(group, product, curve, point);
    BN_clear_free(number);
    EC_POINT_free(product);
    EC_GROUP_free(group);
    return succeed(done);
}

int ccrypto_ec_decode_point(int curve, const void *bytes, size_t count, void *point) {
    size_t size = (size_t)field_size(curve);
    unsigned char form = count > 0 ? *(const unsigned char *)bytes : 0;
    int is_compressed = (form == 2 || form == 3) && count == 1 + size;
    if (!is_compressed && !(form == 4 && count == 1 + 2 * size)) return 0;
    EC_GROUP *group = EC_GROUP_new_by_curve_name(curve_id(curve));
    EC_POINT *decoded = group ? EC_POINT_new(group) : NULL;
    int done = decoded && EC_POINT_oct2point(group, decoded, bytes, count, NULL) &&
               !EC_POINT_is_at_infinity(group, decoded) && encode(group, decoded, curve, point);
    EC_POINT_free(decoded);
    EC_GROUP_free(group);
    return succeed(done);
}

int ccrypto_ec_signature_to_der(int curve, const void *signature, void *der, size_t *der_count) {
    int size = field_size(curve);
    ECDSA_SIG *numbers = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, size, NULL);
    BIGNUM *s = BN_bin2bn((const unsigned char *)signature + size, size, NULL);
    int done = 0;
    if (numbers && r && s && ECDSA_SIG_set0(numbers, r, s)) {
        r = s = NULL;
        unsigned char *next = der;
        int count = i2d_ECDSA_SIG(numbers, &next);
        *der_count = count > 0 ? (size_t)count : 0;
        done = count > 0;
    }
    BN_free(r);
    BN_free(s);
    ECDSA_SIG_free(numbers);
    return succeed(done);
}

int ccrypto_ec_signature_from_der(int curve, const void *der, size_t der_count, void *signature) {
    int size = field_size(curve);
    const unsigned char *next = der;
    ECDSA_SIG *numbers = der_count > 0 && der_count <= 160 ? d2i_ECDSA_SIG(NULL, &next, (long)der_count) : NULL;
    int done = numbers && next == (const unsigned char *)der + der_count &&
               BN_bn2binpad(ECDSA_SIG_get0_r(numbers), signature, size) > 0 &&
               BN_bn2binpad(ECDSA_SIG_get0_s(numbers), (unsigned char *)signature + size, size) > 0;
    ECDSA_SIG_free(numbers);
    return succeed(done);
}

int ccrypto_ec_sign(int curve, const void *scalar, const void *digest, size_t count, void *signature) {
    unsigned char point[1 + 2 * 66], der[160];
    if (!ccrypto_ec_public_key(curve, scalar, point)) return 0;
    EVP_PKEY *key = key_of(curve, scalar, point);
    EVP_PKEY_CTX *context = key ? EVP_PKEY_CTX_new(key, NULL) : NULL;
    size_t der_count = sizeof(der);
    int done = context && EVP_PKEY_sign_init(context) > 0 &&
               EVP_PKEY_sign(context, der, &der_count, digest, count) > 0 &&
               ccrypto_ec_signature_from_der(curve, der, der_count, signature);
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return succeed(done);
}

int ccrypto_ec_verify(int curve, const void *point, const void *digest, size_t count, const void *signature) {
    unsigned char der[160];
    size_t der_count = 0;
    EVP_PKEY *key = key_of(curve, NULL, point);
    EVP_PKEY_CTX *context = key ? EVP_PKEY_CTX_new(key, NULL) : NULL;
    int done = context && ccrypto_ec_signature_to_der(curve, signature, der, &der_count) &&
               EVP_PKEY_verify_init(context) > 0 && EVP_PKEY_verify(context, der, der_count, digest, count) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return succeed(done);
}

int ccrypto_ec_agree(int curve, const void *scalar, const void *point, void *secret) {
    unsigned char own_point[1 + 2 * 66];
    if (!ccrypto_ec_public_key(curve, scalar, own_point)) return 0;
    EVP_PKEY *own = key_of(curve, scalar, own_point);
    EVP_PKEY *other = key_of(curve, NULL, point);
    int done = agree(own, other, secret, (size_t)field_size(curve));
    EVP_PKEY_free(own);
    EVP_PKEY_free(other);
    return succeed(done);
}

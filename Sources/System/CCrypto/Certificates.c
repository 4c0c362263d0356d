#include "CCrypto.h"

#include <limits.h>

#include <openssl/asn1.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/objects.h>
#include <openssl/x509.h>

static X509 *certificate_of(const void *der, size_t count) {
    if (count == 0 || count > INT_MAX) return NULL;
    const unsigned char *next = der;
    X509 *certificate = d2i_X509(NULL, &next, (long)count);
    if (certificate && next != (const unsigned char *)der + count) {
        X509_free(certificate);
        return NULL;
    }
    return certificate;
}

int ccrypto_certificate_is_valid(const void *der, size_t count) {
    X509 *certificate = certificate_of(der, count);
    int is_valid = certificate != NULL;
    X509_free(certificate);
    ERR_clear_error();
    return is_valid;
}

// Returns the count of bytes of the last entry with an identifier, in UTF-8, or -1.
static int copy_text(X509_NAME *name, int identifier, unsigned char **text) {
    int last = -1;
    for (int i = X509_NAME_get_index_by_NID(name, identifier, -1); i >= 0;) {
        last = i;
        i = X509_NAME_get_index_by_NID(name, identifier, i);
    }
    if (last < 0) return -1;
    return ASN1_STRING_to_UTF8(text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, last)));
}

int ccrypto_certificate_copy(const void *der, size_t count, enum ccrypto_certificate_field field, uint8_t **value,
                             size_t *value_count) {
    X509 *certificate = certificate_of(der, count);
    unsigned char *copy = NULL;
    int copied = -1;
    if (certificate) {
        X509_NAME *subject = X509_get_subject_name(certificate);
        switch (field) {
        case CCRYPTO_CERTIFICATE_SUBJECT: copied = i2d_X509_NAME(subject, &copy); break;
        case CCRYPTO_CERTIFICATE_ISSUER: copied = i2d_X509_NAME(X509_get_issuer_name(certificate), &copy); break;
        case CCRYPTO_CERTIFICATE_SERIAL_NUMBER: {
            const ASN1_INTEGER *number = X509_get0_serialNumber(certificate);
            copied = ASN1_STRING_length(number);
            copy = copied > 0 ? OPENSSL_memdup(ASN1_STRING_get0_data(number), (size_t)copied) : NULL;
            break;
        }
        case CCRYPTO_CERTIFICATE_PUBLIC_KEY:
            copied = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &copy);
            break;
        case CCRYPTO_CERTIFICATE_COMMON_NAME: copied = copy_text(subject, NID_commonName, &copy); break;
        case CCRYPTO_CERTIFICATE_UNIT: copied = copy_text(subject, NID_organizationalUnitName, &copy); break;
        case CCRYPTO_CERTIFICATE_ORGANIZATION: copied = copy_text(subject, NID_organizationName, &copy); break;
        }
    }
    X509_free(certificate);
    if (copied < 0 || !copy) {
        ERR_clear_error();
        return 0;
    }
    *value = copy;
    *value_count = (size_t)copied;
    return 1;
}

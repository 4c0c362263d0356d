// A web server for pages on this computer, with sockets, timers and the watching of folders, as far as EditorServer needs
// them. No header of libsoup is included here. All functions and all callbacks belong to the thread that calls `cs_run`.
#ifndef CSOUP_H
#define CSOUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cs_server cs_server;
/// A request that is to be answered before its callback returns.
typedef struct cs_request cs_request;
/// An open socket. Valid until its `closed` callback has returned.
typedef struct cs_socket cs_socket;

/// What the server tells. `context` is the one it was made with.
typedef struct {
    /// Whether a request may be looked at at all; asked before anything else, for sockets too. `host` and `origin` are NULL
    /// where the request has none.
    bool (*admits)(void *context, const char *path, const char *host, const char *origin);
    void (*request)(void *context, cs_request *request, const char *method, const char *path);
    void (*opened)(void *context, cs_socket *socket);
    void (*message)(void *context, cs_socket *socket, const char *bytes, size_t length);
    void (*closed)(void *context, cs_socket *socket);
} cs_callbacks;

/// A server on the loopback address that takes sockets at `socket_path`. With port 0 the system chooses one. NULL with
/// `*message`, which is to be freed, when the port cannot be had.
cs_server *cs_server_new(
    uint16_t port, const char *socket_path, size_t largest_message, cs_callbacks callbacks, void *context,
    char **message);
void cs_server_free(cs_server *server);
uint16_t cs_server_port(const cs_server *server);

/// Answers. `headers` are names and values in turn, ended by NULL. With `done` the bytes are not
/// copied: it is called with `owner` once they have been sent, or never will be.
void cs_respond(
    cs_request *request, unsigned status, const char *type, const char *const *headers, const void *bytes,
    size_t length, void (*done)(void *owner), void *owner);

void cs_socket_send(cs_socket *socket, const char *text, size_t length);

/// The same of bytes that are no text.
void cs_socket_send_bytes(cs_socket *socket, const void *bytes, size_t length);

/// Calls once, `milliseconds` from now.
void cs_after(unsigned milliseconds, void (*call)(void *context), void *context);

/// Watches a folder, for as long as the process lives, for changes of what is directly in it. False if that cannot be done.
bool cs_watch(const char *folder, void (*changed)(void *context, const char *path), void *context);

/// Serves until the process is told to end or is interrupted.
void cs_run(void);

#endif

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

/// A descriptor that listens at a port of the loopback address; the system chooses one for port 0. Where it cannot be had, the
/// system's number of the error, below zero.
int cs_listen(uint16_t port);
/// The port that a descriptor listens at.
uint16_t cs_port(int descriptor);

/// A server for what comes to a listening descriptor, which it takes over, with sockets at `socket_path`. It holds few
/// connections at once and none for long, but for sockets. NULL where the descriptor listens to nothing.
cs_server *cs_server_new(
    int descriptor, const char *socket_path, size_t largest_message, cs_callbacks callbacks, void *context);
void cs_server_free(cs_server *server);

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

/// Serves until the process is told to end or is interrupted, which ends it even where a callback never returns. One that has
/// not returned after `patience` seconds ends the process with the status `CS_RAN_AWAY`.
void cs_run(unsigned patience);

// MARK: Keeping

/// How a process ended.
enum { CS_ENDED = 0, CS_CRASHED = 1, CS_RAN_AWAY = 97 };

typedef struct {
    /// Whether this is the process that serves, and not the one that keeps it.
    bool serves;
    /// How the one before it ended, or for who kept it the last one.
    int last_end;
} cs_kept;

/// Goes on in a process of its own, and with another one whenever that crashes or runs away. The process that was started waits
/// meanwhile; it returns when one has ended of its own accord or because it was told to, or when they crash all the time.
/// To be called before there are other threads.
cs_kept cs_keep(void);

#endif

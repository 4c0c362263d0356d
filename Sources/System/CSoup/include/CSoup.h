// A web server for pages, with sockets, timers and folder watching, as far as EditorServer needs them.
// libsoup's headers aren't included here. Unless noted, functions and callbacks belong to the thread that calls `cs_run`.
#ifndef CSOUP_H
#define CSOUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cs_server cs_server;
/// A request that must be answered before its callback returns.
typedef struct cs_request cs_request;
/// An open socket, valid until its `closed` callback returns.
typedef struct cs_socket cs_socket;

/// The callbacks of a server. `context` is the one that the server was created with.
typedef struct {
    /// Returns whether a request is allowed; called first, also for sockets. `host` and `origin` are NULL if the
    /// request has none; a socket without an origin is refused in any case. `client` is the address that it comes from.
    bool (*admits)(void *context, const char *path, const char *host, const char *origin, const char *client);
    /// Returns whether there are sockets at a path.
    bool (*is_socket)(void *context, const char *path);
    void (*request)(void *context, cs_request *request, const char *method, const char *path);
    void (*opened)(void *context, cs_socket *socket, const char *path);
    void (*message)(void *context, cs_socket *socket, const char *bytes, size_t length);
    void (*closed)(void *context, cs_socket *socket);
} cs_callbacks;

/// Opens a port of the loopback address, or of all addresses of this computer, which the system chooses for port 0, and
/// returns its descriptor, or the system's error number, negated.
int cs_listen(uint16_t port, bool everywhere);
/// Returns the port of a descriptor.
uint16_t cs_port(int descriptor);

/// Creates a server for an open port, whose descriptor it takes ownership of. It limits the number of connections and,
/// except for sockets, their duration. Returns NULL if the descriptor isn't an open port.
cs_server *cs_server_new(int descriptor, size_t largest_message, cs_callbacks callbacks, void *context);
void cs_server_free(cs_server *server);

/// Sends a response. `headers` are alternating names and values, ended by NULL. With `done`, the bytes aren't copied:
/// it is called with `owner` when they have been sent or discarded.
void cs_respond(
    cs_request *request, unsigned status, const char *type, const char *const *headers, const void *bytes,
    size_t length, void (*done)(void *owner), void *owner);

void cs_socket_send(cs_socket *socket, const char *text, size_t length);

/// Sends a binary message.
void cs_socket_send_bytes(cs_socket *socket, const void *bytes, size_t length);

/// Calls a function once after `milliseconds`. May be called by any thread.
void cs_after(unsigned milliseconds, void (*call)(void *context), void *context);

typedef struct cs_folder_watch cs_folder_watch;

/// Watches the files directly in a folder until `cs_unwatch` is called. Returns NULL if that isn't possible.
cs_folder_watch *cs_watch(const char *folder, void (*changed)(void *context, const char *path), void *context);

/// Ends a watch, after which nothing is called any more.
void cs_unwatch(cs_folder_watch *watch);

/// Calls a function whenever a descriptor can be read or is closed at its other end, until it returns false.
void cs_watch_descriptor(int descriptor, bool (*readable)(void *context), void *context);

/// Serves until the process is terminated or interrupted, which ends it even if a callback never returns. A callback
/// that hasn't returned after `patience` seconds ends the process with the status `CS_RAN_AWAY`.
void cs_run(unsigned patience);

/// Calls what is due within some milliseconds, for tests.
void cs_turn(unsigned milliseconds);

// MARK: Supervision

/// The way in which a process ended.
enum { CS_ENDED = 0, CS_CRASHED = 1, CS_RAN_AWAY = 97 };

typedef struct {
    /// Whether this is the serving process rather than its supervisor.
    bool serves;
    /// The way in which the previous serving process ended.
    int last_end;
    /// The note that the previous process left, until this one leaves another.
    const char *note;
} cs_kept;

/// Continues in a second process, and in another one whenever that crashes or hangs. The original process waits
/// meanwhile, and returns when one has ended normally or was terminated, or when they crash repeatedly. Must be called
/// before there are other threads.
cs_kept cs_keep(void);

/// Leaves a note for the process that replaces this one.
void cs_leave_note(const char *text);

#endif

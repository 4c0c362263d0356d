#include <arpa/inet.h>
#include <errno.h>
#include <libsoup/soup.h>
#include <linux/tcp.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CSoup.h"

struct cs_server {
    SoupServer *server;
    GSocketService *service;
    cs_callbacks callbacks;
    void *context;
    size_t largest_message;
    /// The connections that aren't sockets, the oldest first.
    GQueue guests;
    /// The maximum number of such connections, and of sockets.
    unsigned limit;
    unsigned sockets;
};

/// A connection that isn't a socket, before or while its request is answered.
typedef struct {
    cs_server *server;
    GSocketConnection *connection;
    /// The address of the client, which the request has too.
    GSocketAddress *address;
    guint timer;
} guest;

struct cs_request {
    SoupServerMessage *message;
};

struct cs_socket {
    cs_server *server;
    SoupWebsocketConnection *connection;
    /// The connection below, or NULL if it isn't known.
    GSocket *network;
    /// The bytes that the socket was given to send, and those that the client had acknowledged before.
    uint64_t sent, acknowledged_before;
};

// MARK: Connections

/// The time in seconds that a connection has for its request and answer.
static const unsigned patience = 30;

static void forget_guest(guest *own) {
    g_source_remove(own->timer);
    g_queue_remove(&own->server->guests, own);
    g_clear_object(&own->address);
    g_free(own);
}

/// Called when the last reference to the stream is released.
static void on_left(gpointer data, GObject *connection) {
    (void)connection;
    forget_guest(data);
}

/// Closes a connection; its reader finds the end of the stream.
static void shut(guest *own) { g_socket_shutdown(g_socket_connection_get_socket(own->connection), TRUE, TRUE, NULL); }

static gboolean on_late(gpointer data) {
    shut(data);
    return G_SOURCE_CONTINUE;
}

static gboolean on_arrival(GSocketService *service, GSocketConnection *connection, GObject *source, gpointer data) {
    (void)service;
    (void)source;
    cs_server *server = data;
    // A client can't keep others out by connecting often: the oldest connection is closed.
    if (server->guests.length >= server->limit) shut(g_queue_peek_head(&server->guests));
    guest *own = g_new0(guest, 1);
    own->server = server;
    own->connection = connection;
    own->timer = g_timeout_add_seconds_full(G_PRIORITY_DEFAULT_IDLE, patience, on_late, own, NULL);
    g_queue_push_tail(&server->guests, own);
    g_object_weak_ref(G_OBJECT(connection), on_left, own);
    GSocketAddress *here = g_socket_connection_get_local_address(connection, NULL);
    own->address = g_socket_connection_get_remote_address(connection, NULL);
    soup_server_accept_iostream(server->server, G_IO_STREAM(connection), here, own->address, NULL);
    g_clear_object(&here);
    return TRUE;
}

/// Keeps a connection that has become a socket. Returns its socket of the network, which the caller owns, or NULL.
static GSocket *promote(cs_server *server, GSocketAddress *address) {
    for (GList *item = server->guests.head; item; item = item->next) {
        guest *own = item->data;
        if (own->address != address) continue;
        GSocket *socket = g_object_ref(g_socket_connection_get_socket(own->connection));
        g_object_weak_unref(G_OBJECT(own->connection), on_left, own);
        forget_guest(own);
        return socket;
    }
    return NULL;
}

/// Returns the maximum number of connections: a quarter of the descriptors of the process, so that files can always be
/// opened.
static unsigned connection_limit(void) {
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur > 512) return 64;
    return files.rlim_cur > 64 ? (unsigned)files.rlim_cur / 8 : 8;
}

// MARK: Requests

/// Closes each connection after its response, because browsers leave unused ones open for a long time.
static void on_started(SoupServer *server, SoupServerMessage *message, gpointer data) {
    (void)server;
    (void)data;
    soup_message_headers_replace(soup_server_message_get_response_headers(message), "Connection", "close");
    // No request has a body that is used.
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), FALSE);
}

/// Counts a header; `data` is its name and the count.
typedef struct {
    const char *name;
    unsigned count;
} header_count;

static void count_header(const char *name, const char *value, gpointer data) {
    (void)value;
    header_count *own = data;
    if (g_ascii_strcasecmp(name, own->name) == 0) own->count++;
}

/// Returns whether a header is there more than once, so that two readers may take it for different things.
static bool is_repeated(SoupMessageHeaders *headers, const char *name) {
    header_count own = {name, 0};
    soup_message_headers_foreach(headers, count_header, &own);
    return own.count > 1;
}

/// Rejects requests that the callbacks don't admit, or whose host or origin isn't one; the following handlers see that they are answered.
static void on_early(
    SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
    (void)server;
    (void)query;
    cs_server *own = data;
    SoupMessageHeaders *headers = soup_server_message_get_request_headers(message);
    if (is_repeated(headers, "Host") || is_repeated(headers, "Origin")) {
        soup_server_message_set_status(message, SOUP_STATUS_BAD_REQUEST, NULL);
        return;
    }
    const char *host = soup_message_headers_get_one(headers, "Host");
    const char *origin = soup_message_headers_get_one(headers, "Origin");
    const char *client = soup_server_message_get_remote_host(message);
    if (own->callbacks.admits(own->context, path, host, origin, client)) return;
    soup_server_message_set_status(message, SOUP_STATUS_FORBIDDEN, NULL);
}

static void begin_socket(cs_server *own, SoupServerMessage *message);

static void on_request(
    SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
    (void)server;
    (void)query;
    cs_server *own = data;
    if (own->callbacks.is_socket(own->context, path)) return begin_socket(own, message);
    cs_request request = {message};
    own->callbacks.request(own->context, &request, soup_server_message_get_method(message), path);
}

void cs_respond(
    cs_request *request, unsigned status, const char *type, const char *const *headers, const void *bytes,
    size_t length, void (*done)(void *owner), void *owner) {
    soup_server_message_set_status(request->message, status, NULL);
    SoupMessageHeaders *own = soup_server_message_get_response_headers(request->message);
    for (; headers && headers[0]; headers += 2) soup_message_headers_replace(own, headers[0], headers[1]);
    soup_message_headers_set_content_type(own, type, NULL);
    if (length == 0) return;
    GBytes *body = done ? g_bytes_new_with_free_func(bytes, length, done, owner) : g_bytes_new(bytes, length);
    soup_message_body_append_bytes(soup_server_message_get_response_body(request->message), body);
    g_bytes_unref(body);
}

// MARK: Sockets

static void on_message(SoupWebsocketConnection *connection, gint type, GBytes *bytes, gpointer data) {
    cs_socket *socket = data;
    if (type != SOUP_WEBSOCKET_DATA_TEXT) return;
    // The end of a message that was too large.
    if (soup_websocket_connection_get_state(connection) != SOUP_WEBSOCKET_STATE_OPEN) return;
    gsize length = 0;
    const char *text = g_bytes_get_data(bytes, &length);
    socket->server->callbacks.message(socket->server->context, socket, text ? text : "", length);
}

/// Closes a socket whose message is too large, with the reason.
static void close_oversized(cs_socket *socket) {
    if (soup_websocket_connection_get_state(socket->connection) != SOUP_WEBSOCKET_STATE_OPEN) return;
    char *reason = g_strdup_printf("a message may have up to %zu MB", socket->server->largest_message >> 20);
    soup_websocket_connection_close(socket->connection, SOUP_WEBSOCKET_CLOSE_TOO_BIG, reason);
    g_free(reason);
}

/// Called before the connection is closed because of an error, such as a frame above the maximum size.
static void on_error(SoupWebsocketConnection *connection, GError *error, gpointer data) {
    (void)connection;
    if (g_error_matches(error, SOUP_WEBSOCKET_ERROR, SOUP_WEBSOCKET_CLOSE_TOO_BIG)) close_oversized(data);
}

static void on_closed(SoupWebsocketConnection *connection, gpointer data) {
    cs_socket *socket = data;
    socket->server->callbacks.closed(socket->server->context, socket);
    g_signal_handlers_disconnect_by_data(connection, socket);
    socket->connection = NULL;
    g_object_unref(connection);
    socket->server->sockets--;
    g_clear_object(&socket->network);
    g_free(socket);
}

// MARK: The length of messages

/// An extension that isn't negotiated: it sees the frames of a message, of which libsoup limits only each.
typedef struct {
    SoupWebsocketExtension parent;
    cs_socket *socket;
    /// The number of bytes of the message so far.
    size_t length;
} message_limit;

typedef struct {
    SoupWebsocketExtensionClass parent;
} message_limitClass;

G_DEFINE_TYPE(message_limit, message_limit, SOUP_TYPE_WEBSOCKET_EXTENSION)

enum { last_frame = 0x80, control_frame = 0x08 };

static GBytes *on_frame(SoupWebsocketExtension *extension, guint8 *header, GBytes *payload, GError **error) {
    (void)error;
    message_limit *own = (message_limit *)extension;
    if (header[0] & control_frame) return payload;
    own->length += g_bytes_get_size(payload);
    if (own->length > own->socket->server->largest_message) {
        // What arrives until the other side closes the connection is discarded.
        close_oversized(own->socket);
        g_bytes_unref(payload);
        return g_bytes_new(NULL, 0);
    }
    if (header[0] & last_frame) own->length = 0;
    return payload;
}

static void message_limit_class_init(message_limitClass *class) {
    SOUP_WEBSOCKET_EXTENSION_CLASS(class)->process_incoming_message = on_frame;
}

static void message_limit_init(message_limit *own) { (void)own; }

static SoupWebsocketExtension *message_limit_new(cs_socket *socket) {
    message_limit *own = g_object_new(message_limit_get_type(), NULL);
    own->socket = socket;
    return SOUP_WEBSOCKET_EXTENSION(own);
}

// MARK: Clients that don't read

/// The bytes that may wait for a client. A page that is this far behind is closed, and loads again when it can.
static const uint64_t most_waiting = 64 << 20;

/// Returns the number of bytes that the client's system has acknowledged since the connection began, or 0 if the system doesn't tell it.
static uint64_t acknowledged(GSocket *socket) {
    struct tcp_info info = {0};
    socklen_t length = sizeof info;
    if (getsockopt(g_socket_get_fd(socket), IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return 0;
    return info.tcpi_bytes_acked;
}

/// Returns whether more than may wait does. What is acknowledged can exceed what was sent: libsoup's own frames count, too.
static bool is_behind(cs_socket *socket) {
    if (!socket->network || socket->sent < most_waiting) return false;
    uint64_t read = acknowledged(socket->network) - socket->acknowledged_before;
    return socket->sent > read && socket->sent - read >= most_waiting;
}

/// Notes what is going to be sent. Returns false, and closes the connection, if too much waits already.
static bool may_send(cs_socket *socket, size_t length) {
    if (is_behind(socket)) {
        // What waits is discarded when the connection is closed, which its reader does at the end of the stream.
        struct linger discard = {.l_onoff = 1, .l_linger = 0};
        setsockopt(g_socket_get_fd(socket->network), SOL_SOCKET, SO_LINGER, &discard, sizeof discard);
        g_socket_shutdown(socket->network, TRUE, TRUE, NULL);
        return false;
    }
    // The longest header of a frame.
    socket->sent += length + 10;
    return true;
}

// MARK: Opening

static const char *origin_of(SoupServerMessage *message) {
    return soup_message_headers_get_one(soup_server_message_get_request_headers(message), "Origin");
}

/// Opens a socket on the connection of an answered handshake.
static void on_upgraded(SoupServerMessage *message, gpointer data) {
    cs_server *own = data;
    own->sockets++;
    cs_socket *socket = g_new0(cs_socket, 1);
    socket->network = promote(own, soup_server_message_get_remote_address(message));
    socket->server = own;
    g_object_ref(message);
    GIOStream *stream = soup_server_message_steal_connection(message);
    SoupWebsocketExtension *limit = message_limit_new(socket);
    socket->connection = soup_websocket_connection_new(
        stream, soup_server_message_get_uri(message), SOUP_WEBSOCKET_CONNECTION_SERVER, origin_of(message), NULL,
        g_list_append(NULL, limit));
    g_object_unref(stream);
    g_object_unref(message);
    soup_websocket_connection_set_max_incoming_payload_size(socket->connection, own->largest_message);
    soup_websocket_connection_set_keepalive_interval(socket->connection, 20);
    g_signal_connect(socket->connection, "message", G_CALLBACK(on_message), socket);
    g_signal_connect(socket->connection, "error", G_CALLBACK(on_error), socket);
    g_signal_connect(socket->connection, "closed", G_CALLBACK(on_closed), socket);
    if (socket->network) socket->acknowledged_before = acknowledged(socket->network);
    own->callbacks.opened(own->context, socket, g_uri_get_path(soup_websocket_connection_get_uri(socket->connection)));
}

/// Answers the handshake of a socket, which has an origin that is admitted. Unlike libsoup's own handler, `on_upgraded` can
/// limit whole messages.
static void begin_socket(cs_server *own, SoupServerMessage *message) {
    if (!origin_of(message)) {
        soup_server_message_set_status(message, SOUP_STATUS_FORBIDDEN, NULL);
    } else if (own->sockets >= own->limit) {
        soup_server_message_set_status(message, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
    } else if (soup_websocket_server_process_handshake(message, NULL, NULL, NULL, NULL)) {
        g_signal_connect(message, "wrote-informational", G_CALLBACK(on_upgraded), own);
    }
}

static void send_message(cs_socket *socket, SoupWebsocketDataType type, const void *content, size_t length) {
    if (!socket->connection || soup_websocket_connection_get_state(socket->connection) != SOUP_WEBSOCKET_STATE_OPEN)
        return;
    if (!may_send(socket, length)) return;
    GBytes *bytes = g_bytes_new(content, length);
    soup_websocket_connection_send_message(socket->connection, type, bytes);
    g_bytes_unref(bytes);
}

void cs_socket_send(cs_socket *socket, const char *text, size_t length) {
    send_message(socket, SOUP_WEBSOCKET_DATA_TEXT, text, length);
}

void cs_socket_send_bytes(cs_socket *socket, const void *bytes, size_t length) {
    send_message(socket, SOUP_WEBSOCKET_DATA_BINARY, bytes, length);
}

// MARK: The server

int cs_listen(uint16_t port, bool everywhere) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -errno;
    int yes = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    // Connections take it over. Without it, the second of two small messages waits until the first is acknowledged, which
    // browsers delay by 40 ms.
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(everywhere ? INADDR_ANY : INADDR_LOOPBACK);
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0 || listen(descriptor, SOMAXCONN) != 0) {
        int problem = errno;
        close(descriptor);
        return -problem;
    }
    return descriptor;
}

uint16_t cs_port(int descriptor) {
    struct sockaddr_in address = {0};
    socklen_t length = sizeof address;
    getsockname(descriptor, (struct sockaddr *)&address, &length);
    return ntohs(address.sin_port);
}

cs_server *cs_server_new(
    int descriptor, size_t largest_message, cs_callbacks callbacks, void *context) {
    GSocket *listening = g_socket_new_from_fd(descriptor, NULL);
    if (!listening) return NULL;
    cs_server *own = g_new0(cs_server, 1);
    own->callbacks = callbacks;
    own->context = context;
    own->largest_message = largest_message;
    own->limit = connection_limit();
    g_queue_init(&own->guests);
    own->server = soup_server_new("server-header", NULL, NULL);
    g_signal_connect(own->server, "request-started", G_CALLBACK(on_started), own);
    soup_server_add_early_handler(own->server, NULL, on_early, own, NULL);
    soup_server_add_handler(own->server, NULL, on_request, own, NULL);
    own->service = g_socket_service_new();
    g_socket_listener_add_socket(G_SOCKET_LISTENER(own->service), listening, NULL, NULL);
    g_object_unref(listening);
    g_signal_connect(own->service, "incoming", G_CALLBACK(on_arrival), own);
    return own;
}

void cs_server_free(cs_server *server) {
    g_socket_service_stop(server->service);
    g_socket_listener_close(G_SOCKET_LISTENER(server->service));
    g_object_unref(server->service);
    soup_server_disconnect(server->server);
    g_object_unref(server->server);
    for (GList *item = server->guests.head, *next; item; item = next) {
        next = item->next;
        guest *own = item->data;
        g_object_weak_unref(G_OBJECT(own->connection), on_left, own);
        forget_guest(own);
    }
    g_free(server);
}

#include <libsoup/soup.h>
#include <string.h>

#include "CSoup.h"

struct cs_server {
    SoupServer *server;
    cs_callbacks callbacks;
    void *context;
    size_t largest_message;
    uint16_t port;
};

struct cs_request {
    SoupServerMessage *message;
};

struct cs_socket {
    cs_server *server;
    SoupWebsocketConnection *connection;
};

// MARK: Requests

/// Whatever the callbacks don't admit ends here: the next handlers see that it is answered.
static void on_early(
    SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
    (void)server;
    (void)query;
    cs_server *own = data;
    SoupMessageHeaders *headers = soup_server_message_get_request_headers(message);
    const char *host = soup_message_headers_get_one(headers, "Host");
    const char *origin = soup_message_headers_get_one(headers, "Origin");
    if (own->callbacks.admits(own->context, path, host, origin)) return;
    soup_server_message_set_status(message, SOUP_STATUS_FORBIDDEN, NULL);
}

static void on_request(
    SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer data) {
    (void)server;
    (void)query;
    cs_server *own = data;
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
    GBytes *body = done ? g_bytes_new_with_free_func(bytes, length, done, owner) : g_bytes_new(bytes, length);
    soup_message_body_append_bytes(soup_server_message_get_response_body(request->message), body);
    g_bytes_unref(body);
}

// MARK: Sockets

static void on_message(SoupWebsocketConnection *connection, gint type, GBytes *bytes, gpointer data) {
    (void)connection;
    cs_socket *socket = data;
    if (type != SOUP_WEBSOCKET_DATA_TEXT) return;
    gsize length = 0;
    const char *text = g_bytes_get_data(bytes, &length);
    socket->server->callbacks.message(socket->server->context, socket, text ? text : "", length);
}

static void on_closed(SoupWebsocketConnection *connection, gpointer data) {
    cs_socket *socket = data;
    socket->server->callbacks.closed(socket->server->context, socket);
    g_signal_handlers_disconnect_by_data(connection, socket);
    socket->connection = NULL;
    g_object_unref(connection);
    g_free(socket);
}

static void on_socket(
    SoupServer *server, SoupServerMessage *message, const char *path, SoupWebsocketConnection *connection,
    gpointer data) {
    (void)server;
    cs_server *own = data;
    SoupMessageHeaders *headers = soup_server_message_get_request_headers(message);
    const char *host = soup_message_headers_get_one(headers, "Host");
    if (!own->callbacks.admits(own->context, path, host, soup_message_headers_get_one(headers, "Origin"))) {
        soup_websocket_connection_close(connection, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION, NULL);
        return;
    }
    cs_socket *socket = g_new0(cs_socket, 1);
    socket->server = own;
    socket->connection = g_object_ref(connection);
    soup_websocket_connection_set_max_incoming_payload_size(connection, own->largest_message);
    soup_websocket_connection_set_keepalive_interval(connection, 20);
    g_signal_connect(connection, "message", G_CALLBACK(on_message), socket);
    g_signal_connect(connection, "closed", G_CALLBACK(on_closed), socket);
    own->callbacks.opened(own->context, socket);
}

static void send_message(cs_socket *socket, SoupWebsocketDataType type, const void *content, size_t length) {
    if (!socket->connection || soup_websocket_connection_get_state(socket->connection) != SOUP_WEBSOCKET_STATE_OPEN)
        return;
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

cs_server *cs_server_new(
    uint16_t port, const char *socket_path, size_t largest_message, cs_callbacks callbacks, void *context,
    char **message) {
    cs_server *own = g_new0(cs_server, 1);
    own->callbacks = callbacks;
    own->context = context;
    own->largest_message = largest_message;
    own->server = soup_server_new("server-header", NULL, NULL);
    // Compressing takes longer than sending within one computer.
    soup_server_remove_websocket_extension(own->server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
    soup_server_add_early_handler(own->server, NULL, on_early, own, NULL);
    soup_server_add_handler(own->server, NULL, on_request, own, NULL);
    GError *error = NULL;
    if (!soup_server_listen_local(own->server, port, SOUP_SERVER_LISTEN_IPV4_ONLY, &error)) {
        *message = g_strdup(error->message);
        g_error_free(error);
        cs_server_free(own);
        return NULL;
    }
    GSList *addresses = soup_server_get_uris(own->server);
    if (addresses) own->port = (uint16_t)g_uri_get_port(addresses->data);
    g_slist_free_full(addresses, (GDestroyNotify)g_uri_unref);
    // Handshakes pass by what an early handler refuses, so that the origin has to be named here.
    char *origin = g_strdup_printf("http://127.0.0.1:%u", own->port);
    soup_server_add_websocket_handler(own->server, socket_path, origin, NULL, on_socket, own, NULL);
    g_free(origin);
    return own;
}

void cs_server_free(cs_server *server) {
    soup_server_disconnect(server->server);
    g_object_unref(server->server);
    g_free(server);
}

uint16_t cs_server_port(const cs_server *server) { return server->port; }

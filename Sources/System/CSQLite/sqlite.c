#include "CSQLite.h"

#include <sqlite3.h>
#include <stdlib.h>

static sqlite3 *database(sql_connection *connection) { return (sqlite3 *)connection; }
static sqlite3_stmt *prepared(sql_statement *statement) { return (sqlite3_stmt *)statement; }

sql_connection *sql_open(const char *path, bool is_read_only, bool must_exist, int *code) {
    int flags = SQLITE_OPEN_FULLMUTEX;
    flags |= is_read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (!is_read_only && !must_exist) flags |= SQLITE_OPEN_CREATE;
    sqlite3 *opened = NULL;
    *code = sqlite3_open_v2(path, &opened, flags, NULL);
    if (*code == SQLITE_OK) return (sql_connection *)opened;
    sqlite3_close_v2(opened);
    return NULL;
}

void sql_close(sql_connection *connection) { sqlite3_close_v2(database(connection)); }
void sql_wait(sql_connection *connection, int milliseconds) { sqlite3_busy_timeout(database(connection), milliseconds); }
const char *sql_message(sql_connection *connection) { return sqlite3_errmsg(database(connection)); }

int sql_run(sql_connection *connection, const char *text) {
    return sqlite3_exec(database(connection), text, NULL, NULL, NULL);
}

int64_t sql_changes(sql_connection *connection) { return sqlite3_changes64(database(connection)); }

sql_statement *sql_prepare(sql_connection *connection, const char *text) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(database(connection), text, -1, &statement, NULL) != SQLITE_OK) return NULL;
    return (sql_statement *)statement;
}

void sql_finalize(sql_statement *statement) { sqlite3_finalize(prepared(statement)); }

void sql_reset(sql_statement *statement) {
    sqlite3_reset(prepared(statement));
    sqlite3_clear_bindings(prepared(statement));
}

void sql_bind_null(sql_statement *statement, int place) { sqlite3_bind_null(prepared(statement), place); }

void sql_bind_integer(sql_statement *statement, int place, int64_t value) {
    sqlite3_bind_int64(prepared(statement), place, value);
}

void sql_bind_real(sql_statement *statement, int place, double value) {
    sqlite3_bind_double(prepared(statement), place, value);
}

void sql_bind_text(sql_statement *statement, int place, const char *bytes, int count) {
    sqlite3_bind_text(prepared(statement), place, count == 0 ? "" : bytes, count, SQLITE_TRANSIENT);
}

void sql_bind_blob(sql_statement *statement, int place, const void *bytes, int count) {
    // An empty blob isn't NULL.
    sqlite3_bind_blob(prepared(statement), place, count == 0 ? "" : bytes, count, SQLITE_TRANSIENT);
}

int sql_step(sql_statement *statement) {
    int code = sqlite3_step(prepared(statement));
    return code == SQLITE_ROW ? 1 : code == SQLITE_DONE ? 0 : -code;
}

int sql_column_count(sql_statement *statement) { return sqlite3_column_count(prepared(statement)); }

sql_kind sql_column_kind(sql_statement *statement, int column) {
    switch (sqlite3_column_type(prepared(statement), column)) {
    case SQLITE_INTEGER: return sql_integer;
    case SQLITE_FLOAT: return sql_real;
    case SQLITE_TEXT: return sql_text;
    case SQLITE_BLOB: return sql_blob;
    default: return sql_null;
    }
}

int64_t sql_column_integer(sql_statement *statement, int column) {
    return sqlite3_column_int64(prepared(statement), column);
}

double sql_column_real(sql_statement *statement, int column) {
    return sqlite3_column_double(prepared(statement), column);
}

const void *sql_column_bytes(sql_statement *statement, int column, int *count) {
    const void *bytes = sqlite3_column_blob(prepared(statement), column);
    *count = sqlite3_column_bytes(prepared(statement), column);
    return bytes;
}

static void call(sqlite3_context *context, int count, sqlite3_value **values) {
    if (count != 3 || sqlite3_value_type(values[0]) == SQLITE_NULL || sqlite3_value_type(values[1]) == SQLITE_NULL) {
        sqlite3_result_null(context);
        return;
    }
    sql_comparison comparison = (sql_comparison)sqlite3_user_data(context);
    const char *left = (const char *)sqlite3_value_text(values[0]);
    const char *right = (const char *)sqlite3_value_text(values[1]);
    if (!left || !right) {
        sqlite3_result_error_nomem(context);
        return;
    }
    int result = comparison(
        left, sqlite3_value_bytes(values[0]), right, sqlite3_value_bytes(values[1]), sqlite3_value_int64(values[2]));
    sqlite3_result_int(context, result);
}

void sql_add_function(sql_connection *connection, const char *name, sql_comparison comparison) {
    sqlite3_create_function_v2(
        database(connection), name, 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC, (void *)comparison, call, NULL, NULL, NULL);
}

typedef struct {
    sql_comparison comparison;
    int64_t options;
} collation;

static int collate(void *given, int left_count, const void *left, int right_count, const void *right) {
    collation *used = given;
    return used->comparison(left, left_count, right, right_count, used->options);
}

void sql_add_collation(sql_connection *connection, const char *name, sql_comparison comparison, int64_t options) {
    collation *used = malloc(sizeof(collation));
    if (!used) return;
    *used = (collation){comparison, options};
    if (sqlite3_create_collation_v2(database(connection), name, SQLITE_UTF8, used, collate, free) != SQLITE_OK) free(used);
}

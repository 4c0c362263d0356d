// SQLite, as far as Core Data needs it. A connection and its statements may be used by one thread at a time.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct sql_connection sql_connection;
typedef struct sql_statement sql_statement;

typedef enum { sql_null, sql_integer, sql_real, sql_text, sql_blob } sql_kind;

/// Opens a database, and creates its file unless it must be there. Gives the code of what went wrong, or 0.
sql_connection *sql_open(const char *path, bool is_read_only, bool must_exist, int *code);
void sql_close(sql_connection *connection);
/// Makes the changes of other processes wait for a while rather than fail.
void sql_wait(sql_connection *connection, int milliseconds);
/// Returns the words for the last error, valid until the next call.
const char *sql_message(sql_connection *connection);
/// Runs statements without results. Returns the code of what went wrong, or 0.
int sql_run(sql_connection *connection, const char *text);
/// Returns the rows that the last statement changed.
int64_t sql_changes(sql_connection *connection);

/// Prepares a statement, or returns NULL.
sql_statement *sql_prepare(sql_connection *connection, const char *text);
void sql_finalize(sql_statement *statement);
/// Makes a statement ready to run once more.
void sql_reset(sql_statement *statement);
void sql_bind_null(sql_statement *statement, int place);
void sql_bind_integer(sql_statement *statement, int place, int64_t value);
void sql_bind_real(sql_statement *statement, int place, double value);
void sql_bind_text(sql_statement *statement, int place, const char *bytes, int count);
void sql_bind_blob(sql_statement *statement, int place, const void *bytes, int count);
/// Advances to the next row. Returns 1 for a row, 0 at the end, or the negative code of what went wrong.
int sql_step(sql_statement *statement);

int sql_column_count(sql_statement *statement);
sql_kind sql_column_kind(sql_statement *statement, int column);
int64_t sql_column_integer(sql_statement *statement, int column);
double sql_column_real(sql_statement *statement, int column);
/// Returns the bytes of a text or blob, valid until the next step.
const void *sql_column_bytes(sql_statement *statement, int column, int *count);

/// Compares two texts that are arguments of a function in a statement.
typedef int (*sql_comparison)(const char *left, int left_count, const char *right, int right_count, int64_t options);
/// Adds a function of two texts and options, whose result is a number; it is NULL if one of the texts is.
void sql_add_function(sql_connection *connection, const char *name, sql_comparison comparison);
/// Adds an order of texts.
void sql_add_collation(sql_connection *connection, const char *name, sql_comparison comparison, int64_t options);

#endif

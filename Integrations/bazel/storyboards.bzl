"""Compiles storyboards and xibs on Linux, as Apple's ibtool does on a Mac.

In MODULE.bazel, with the small command of a release (http_file is in @bazel_tools//tools/build_defs/repo:http.bzl):

    http_file(
        name = "openstoryboard",
        downloaded_file_path = "ibtool",
        executable = True,
        sha256 = "the sum in SHA256SUMS",
        url = "ADDRESS/download/v0.2.0/storyboard-small-0.2.0-linux-x86_64",
    )

In a BUILD file:

    load("//:storyboards.bzl", "storyboards")
    storyboards(name = "interface", srcs = glob(["**/*.storyboard", "**/*.xib"]), module = "Shop")
"""

def _storyboards(ctx):
    outputs = []
    for source in ctx.files.srcs:
        stem = source.basename[:-len(source.extension) - 1]
        language = [part for part in source.dirname.split("/") if part.endswith(".lproj")]
        place = "/".join([ctx.label.name] + language + [stem])
        if source.extension == "storyboard":
            output = ctx.actions.declare_directory(place + ".storyboardc")
        else:
            output = ctx.actions.declare_file(place + ".nib")
        ctx.actions.run(
            executable = ctx.executable.ibtool,
            arguments = ["--errors", "--warnings", "--output-format", "human-readable-text"] +
                        (["--module", ctx.attr.module] if ctx.attr.module else []) +
                        ["--compile", output.path, source.path],
            inputs = [source],
            outputs = [output],
            mnemonic = "CompileInterface",
            progress_message = "Compiling " + source.short_path,
        )
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(outputs))]

storyboards = rule(
    implementation = _storyboards,
    doc = "Compiles each document to a .storyboardc folder or a nib, below a folder of the target's name.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".storyboard", ".xib"], mandatory = True),
        "module": attr.string(doc = "The module of classes that inherit it from the target."),
        "ibtool": attr.label(default = "@openstoryboard//file", executable = True, cfg = "exec", allow_files = True),
    },
)

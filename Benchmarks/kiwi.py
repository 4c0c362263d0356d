#!/usr/bin/env python3
"""Solves the constraints of a file with kiwi and prints two medians in seconds: building, and changing one constant."""

import statistics
import sys
import time

import kiwisolver


def strength(priority):
    """kiwi adds errors up by weights; the required ones are apart."""
    if priority >= 1000:
        return kiwisolver.strength.required
    return kiwisolver.strength.create(0, 0, priority) if priority < 500 else kiwisolver.strength.create(0, priority, 0)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = file.read().split("\n")
    count, editable = map(int, lines[0].split())
    variables = [kiwisolver.Variable() for _ in range(count)]
    constraints = []
    for line in lines[1:]:
        sign, constant, priority, *terms = line.split()
        pairs = [term.split(":") for term in terms]
        expression = kiwisolver.Expression(
            [kiwisolver.Term(variables[int(place)], float(factor)) for place, factor in pairs], -float(constant)
        )
        constraints.append(kiwisolver.Constraint(expression, sign, strength(float(priority))))

    def build(skipped=None):
        solver = kiwisolver.Solver()
        for place, constraint in enumerate(constraints):
            if place != skipped:
                solver.addConstraint(constraint)
        solver.updateVariables()
        return solver

    building = []
    for _ in range(21):
        start = time.perf_counter()
        build()
        building.append(time.perf_counter() - start)

    solver = build(skipped=editable)
    edited = constraints[editable].expression().terms()[0].variable()
    solver.addEditVariable(edited, "strong")
    changing = []
    for turn in range(201):
        start = time.perf_counter()
        solver.suggestValue(edited, 200 + 7 * (turn % 2))
        solver.updateVariables()
        changing.append(time.perf_counter() - start)
    print(statistics.median(building), statistics.median(changing))


if __name__ == "__main__":
    main()

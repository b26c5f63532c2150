/*
 * The inner loop of the dynamic analysis, as one would write it in C: the yardstick for the TypeScript kernel.
 * Usage: dynamics PROBLEM STEPS ROUNDS. Reads a problem, runs it ROUNDS times from its begin, prints the best CPU
 * seconds and a checksum of the final tensions and speeds.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRICTION, GRAVITY, BRANCH, GRID, IMPACT, TOTALS };
static const double slack_tension = 100;

typedef struct {
  double mass, step_over_mass, fall, grip, grip_by_speed, grip_at_rest;
  double step_over_length, stiff, over_stiff, branch, sag, thick, kelvin;
  double pure_by_tension, pure_by_history, branch_by_tension, branch_by_history;
  double branch_loss, viscous_loss, snap_loss;
  double station_mass, station_resistance, station_gravity;
} Strand;

typedef struct {
  double step, decay, growth, full_speed;
  double carriage_mass, carriage_pull, full_load_force;
  double drive_strand, carriage_strand, strands, nodes, points;
} Head;

static double solve_sag(double tension, double pull, double sag) {
  for (int round = 0; round < 100; round += 1) {
    double square = tension * tension;
    double next = tension - (tension - pull - sag / square) / (1 + (2 * sag) / (square * tension));
    double kept = next < 0.5 * tension ? 0.5 * tension : next;
    if (fabs(kept - tension) <= 1e-7) return kept;
    tension = kept;
  }
  return tension;
}

static void move_nodes(double *restrict speed, const double *restrict tension, int from, int to, const Strand *s,
                       double *restrict total) {
  double before = tension[from - 1], lost = 0, travelled = 0;
  const double step_over_mass = s->step_over_mass, fall = s->fall, grip = s->grip;
  const double grip_by_speed = s->grip_by_speed, grip_at_rest = s->grip_at_rest;
  for (int i = from; i < to; i += 1) {
    double old = speed[i], here = tension[i];
    double free = old + step_over_mass * (here - before) - fall;
    before = here;
    double hold = old == 0 ? grip_at_rest : grip + grip_by_speed * fabs(old);
    double moved = free > hold ? free - hold : free < -hold ? free + hold : 0;
    speed[i] = moved;
    double twice = old + moved;
    lost += (free - moved) * twice;
    travelled += twice;
  }
  total[FRICTION] += 0.5 * s->mass * lost;
  total[GRAVITY] += 0.5 * s->mass * fall * travelled;
}

static void strain_elements(const double *restrict speed, double *restrict tension, double *restrict elastic,
                            double *restrict strain, double *restrict history, double *restrict largest, double *restrict smallest,
                            double *restrict largest_at, double *restrict smallest_at, int from, int to, double time,
                            const Head *h, const Strand *s, double *restrict total) {
  double near = speed[from], squares = 0, damped = 0, snapped = 0;
  const double step_over_length = s->step_over_length, stiff = s->stiff, over_stiff = s->over_stiff;
  const double branch = s->branch, sag = s->sag, thick = s->thick, kelvin = s->kelvin;
  const double decay = h->decay, growth = h->growth, pure_by_tension = s->pure_by_tension;
  const double pure_by_history = s->pure_by_history, branch_by_tension = s->branch_by_tension;
  const double branch_by_history = s->branch_by_history;
  for (int i = from; i < to; i += 1) {
    double far = speed[i + 1];
    double change = step_over_length * (far - near);
    near = far;
    double stretched = strain[i] + change;
    strain[i] = stretched;
    double past = history[i];
    double kept = branch * past;
    double pull = stiff * stretched + kept;
    double old = elastic[i];
    double cube = old * old * old;
    double miss = cube * (old - pull) - sag * old;
    double slope = cube + 2 * sag;
    double found = old - (miss * slope * old) / (slope * slope * old + 3 * sag * miss);
    if (!(fabs(found - old) <= 0.01 * old)) {
      found = solve_sag(old, pull, sag);
      if (found < slack_tension) found = slack_tension;
      double jump = found - old, both = old * found;
      snapped += (jump * jump * jump) / (both * both);
    }
    elastic[i] = found;
    double pure = (found - kept) * over_stiff;
    double drawn = pure - (pure_by_tension * old + pure_by_history * past);
    double all = found + (thick * (change > drawn ? change : drawn) + kelvin * drawn);
    if (all < slack_tension) all = slack_tension;
    damped += (all - found + (tension[i] - old)) * change;
    tension[i] = all;
    double in_branch = past + growth * pure;
    history[i] = decay * in_branch - growth * pure;
    squares += in_branch * (in_branch + (branch_by_tension * old + branch_by_history * past));
    if (all > largest[i]) {
      largest[i] = all;
      largest_at[i] = time;
    }
    if (all < smallest[i]) {
      smallest[i] = all;
      smallest_at[i] = time;
    }
  }
  total[BRANCH] += s->branch_loss * squares;
  total[GRID] += s->viscous_loss * damped;
  total[IMPACT] += s->snap_loss * snapped;
}

static double curve_at(const double *x, const double *y, int count, double where, double *slope) {
  *slope = 0;
  if (where < x[0]) return y[0];
  if (where >= x[count - 1]) return y[count - 1];
  int i = 0;
  while (i < count - 1 && x[i + 1] <= where) i += 1;
  *slope = (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
  return y[i] + (where - x[i]) / (x[i + 1] - x[i]) * (y[i + 1] - y[i]);
}

static double drive_force(const Head *h, const double *x, const double *y, double speed, double free, double hold,
                          double step_over_mass) {
  double slope, scale = h->full_load_force;
  double now = scale * curve_at(x, y, (int)h->points, speed / h->full_speed, &slope);
  slope = scale * slope / h->full_speed;
  if (slope >= 0) return now;
  double stiffness = -step_over_mass * slope;
  double share = fmax(0.5, 1 - 1 / stiffness);
  double held = free + step_over_mass * now > 0 ? free - hold : free;
  double next = (held + step_over_mass * now + share * stiffness * speed) / (1 + share * stiffness);
  double force = now + share * slope * (next - speed), least = INFINITY, most = -INFINITY;
  for (int i = 0; i < (int)h->points; i += 1) {
    double value = scale * y[i];
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return force > most ? most : force < least ? least : force;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (file == NULL) return 2;
  Head h;
  if (fread(&h, sizeof h, 1, file) != 1) return 2;
  const int strands = (int)h.strands, nodes = (int)h.nodes, points = (int)h.points;
  Strand *s = calloc((size_t)strands, sizeof *s);
  double *first = calloc((size_t)strands + 1, sizeof(double));
  double *x = calloc((size_t)points * 2, sizeof(double)), *y = x + points;
  double *begin = calloc((size_t)nodes * 9 + 1, sizeof(double)), *data = calloc((size_t)nodes * 9 + 1, sizeof(double));
  size_t got = fread(s, sizeof *s, (size_t)strands, file) + fread(first, sizeof(double), (size_t)strands + 1, file) +
               fread(x, sizeof(double), (size_t)points * 2, file) +
               fread(begin, sizeof(double), (size_t)nodes * 9 + 1, file);
  fclose(file);
  if (got != (size_t)(strands + strands + 1 + points * 2 + nodes * 9 + 1)) return 2;
  const int steps = atoi(argv[2]), rounds = atoi(argv[3]);
  double best = INFINITY, check = 0;
  for (int round = 0; round < rounds; round += 1) {
    memcpy(data, begin, ((size_t)nodes * 9 + 1) * sizeof(double));
    double *speed = data, *tension = data + nodes + 1, *elastic = tension + nodes, *strain = elastic + nodes;
    double *history = strain + nodes, *largest = history + nodes, *smallest = largest + nodes, *largest_at = smallest + nodes;
    double *smallest_at = largest_at + nodes, total[TOTALS] = {0}, carriage = 0;
    const int after = (int)first[(int)h.carriage_strand], prior = (after + nodes - 1) % nodes;
    const int behind = ((int)h.carriage_strand + strands - 1) % strands;
    clock_t clocked = clock();
    for (int n = 0; n < steps; n += 1) {
      carriage += h.step / h.carriage_mass * (h.carriage_pull - (tension[prior] + tension[after]));
      strain[prior] += s[behind].step_over_length * carriage;
      strain[after] += s[(int)h.carriage_strand].step_over_length * carriage;
      for (int k = 0; k < strands; k += 1) {
        const int i = (int)first[k];
        const double over = h.step / s[k].station_mass, old = speed[i];
        double free = old + over * (tension[i] - tension[i == 0 ? nodes - 1 : i - 1] - s[k].station_gravity);
        const double hold = over * s[k].station_resistance;
        if (k == (int)h.drive_strand) free += over * drive_force(&h, x, y, old, free, hold, over);
        speed[i] = free > hold ? free - hold : free < -hold ? free + hold : 0;
        if ((int)first[k + 1] > i + 1) move_nodes(speed, tension, i + 1, (int)first[k + 1], &s[k], total);
      }
      speed[nodes] = speed[0];
      for (int k = 0; k < strands; k += 1)
        strain_elements(speed, tension, elastic, strain, history, largest, smallest, largest_at, smallest_at, (int)first[k],
                        (int)first[k + 1], (n + 1) * h.step, &h, &s[k], total);
    }
    const double spent = (double)(clock() - clocked) / CLOCKS_PER_SEC;
    if (spent < best) best = spent;
    check = 0;
    for (int i = 0; i < nodes; i += 1) check += tension[i] + speed[i];
  }
  printf("%.9g %.17g\n", best, check);
  return 0;
}

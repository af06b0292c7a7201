// The load steps of a stress test, and the conclusions from the figures of a step.
import { expect, test } from 'vitest';
import {
  failureOf,
  passedLearners,
  loadSteps,
  percentilesOf,
  type LoadStep,
} from './stress-rules.ts';

const times = { p50: 1, p95: 2, p99: 3 };
const rung = (learners: number, more: Partial<LoadStep> = {}): LoadStep => ({
  learners,
  answers: learners * 10,
  seconds: 1,
  answers_per_second: learners * 10,
  begin: times,
  answer: times,
  finish: times,
  lost: 0,
  doubled: 0,
  ...more,
});

test('load steps increase up to the requested number, and end with it', () => {
  expect(loadSteps(10)).toEqual([10]);
  expect(loadSteps(25)).toEqual([10, 25]);
  expect(loadSteps(137)).toEqual([10, 25, 50, 100, 137]);
  expect(loadSteps(1000)).toEqual([10, 25, 50, 100, 200, 500, 1000]);
});

test('percentiles use the nearest-rank method', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentilesOf(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentilesOf([7.04])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(percentilesOf([])).toEqual({ p50: 0, p95: 0, p99: 0 });
});

test('a step passes if nothing is lost or counted twice and 99 of 100 answers take at most a second', () => {
  const slow = { answer: { ...times, p99: 1000.1 } };
  expect(failureOf(rung(10, { answer: { ...times, p99: 1000 } }))).toBeNull();
  expect(failureOf(rung(10, slow))).toBe('slow');
  expect(failureOf(rung(10, { lost: 1 }))).toBe('lost');
  expect(failureOf(rung(10, { doubled: 1, ...slow }))).toBe('lost');
  expect(passedLearners([rung(10), rung(25), rung(50, slow)])).toBe(25);
  expect(passedLearners([rung(10, slow)])).toBe(0);
  expect(passedLearners([])).toBe(0);
});

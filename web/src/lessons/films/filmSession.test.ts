// Tests that each message carries the whole session.
import { expect, test } from 'vitest';
import { filmSession } from './filmSession.ts';

const names = () => {
  let count = 0;
  return () => `session ${(count += 1)}`;
};

test('reports playing, jumping back and stopping as intervals, with replays', () => {
  const session = filmSession(names());
  expect(session.takeMessage()).toBeNull();
  for (let at = 0; at <= 10; at += 0.25) session.recordPosition(at, 60.4);
  expect(session.takeMessage()).toEqual({
    session: 'session 1',
    sequence: 1,
    ranges: [{ from: 0, to: 10 }],
    again: [],
    position: 10,
    duration: 60,
  });
  // Nothing new.
  session.recordPosition(10, 60.4);
  expect(session.takeMessage()).toBeNull();
  session.endInterval();
  for (let at = 6; at <= 12; at += 0.5) session.recordPosition(at, 60.4);
  session.endInterval();
  for (let at = 40; at <= 42; at += 0.5) session.recordPosition(at, 60.4);
  expect(session.takeMessage()).toMatchObject({
    sequence: 2,
    ranges: [
      { from: 0, to: 12 },
      { from: 40, to: 42 },
    ],
    again: [{ from: 6, to: 10 }],
    position: 42,
  });
});

test('reports nothing without a duration and begins a new session after many intervals', () => {
  const session = filmSession(names());
  session.recordPosition(0, Number.NaN);
  session.recordPosition(1, Number.NaN);
  expect(session.takeMessage()).toBeNull();
  for (let piece = 0; piece < 110; piece += 1) {
    session.recordPosition(piece * 10, 2000);
    session.recordPosition(piece * 10 + 1, 2000);
    session.takeMessage();
  }
  session.recordPosition(1500, 2000);
  session.recordPosition(1502, 2000);
  expect(session.takeMessage()).toMatchObject({ session: 'session 2', position: 1502 });
});

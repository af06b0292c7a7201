// The api itself ends the connections of slow clients, with or without a proxy in front.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { slowClientLimits } from '@kafedra/common/http/slow-client-guard';
import { openOwnSchool, type OwnSchool } from '../../../testing/school.ts';

let school: OwnSchool;
beforeAll(async () => {
  school = await openOwnSchool();
});
afterAll(() => school.close());

test('a body that does not come on ends with 408, whatever route it is for', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  try {
    const url = await school.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    const received: string[] = [];
    socket.on('data', (chunk) => received.push(String(chunk)));
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    while (received.length === 0) {
      await turnOfTheLoop();
      vi.advanceTimersByTime(slowClientLimits.lookEvery);
    }
    expect(received.join('')).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    vi.useRealTimers();
  }
});

import { afterEach, expect, it } from 'vitest';
import { keepToken, keepTokenOf, currentToken, withToken } from './token.ts';

afterEach(() => keepToken(''));

it('is sent with every operation, overriding the headers editor', () => {
  const written = { Authorization: 'Bearer ', 'x-request-id': '1' };
  expect(withToken(written)).toEqual(written);
  keepToken(' kfd_secret ');
  expect(withToken(written)).toEqual({ 'x-request-id': '1', authorization: 'Bearer kfd_secret' });
  expect(withToken()).toEqual({ authorization: 'Bearer kfd_secret' });
});

it('is taken from the response to a sign-in', () => {
  keepTokenOf({ renamed: { accessToken: null }, courses: 'none', gone: null });
  keepTokenOf(null);
  expect(currentToken()).toBe('');
  keepTokenOf({ entered: { accessToken: 'kfd_entered' } });
  expect(withToken({ Authorization: 'Bearer ' })).toEqual({ authorization: 'Bearer kfd_entered' });
});

it('is stored nowhere else', () => {
  keepToken('kfd_secret');
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('kfd_');
});

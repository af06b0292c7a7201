// Drafts of a record's form: when they are stored, when they are offered, and to whom.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useForm } from '../../ui/index.ts';
import { draftKey, startSession } from '../network/session.ts';
import { useRecordDraft } from './useRecordDraft.ts';

const pear = { version: '1', values: { name: 'Груша', taste: 'сладкий' } };

const restore = vi.fn<(draft: { values: typeof pear.values }) => Promise<boolean>>();

const open = (name: string | null) =>
  renderHook(() => {
    const form = useForm({ defaultValues: pear.values });
    return { form, ...useRecordDraft({ name, form, base: () => pear, restore }) };
  });

const storedDraft = (name: string) => localStorage.getItem(draftKey + name);
const storedNames = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(draftKey) ? [key.slice(draftKey.length)] : [],
  );

beforeEach(() => {
  vi.useFakeTimers();
  restore.mockReset().mockResolvedValue(true);
  startSession('token');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('is stored after a pause, and offered only to the same user', async () => {
  const first = open('ann/pear');
  act(() => first.result.current.form.setValue('name', 'Груша конференция'));
  expect(storedDraft('ann/pear')).toBeNull();
  act(() => vi.runAllTimers());
  first.unmount();
  expect(open('bob/pear').result.current.offer).toBeNull();
  const again = open('ann/pear');
  restore.mockResolvedValueOnce(false);
  await act(async () => again.result.current.offer?.restore());
  expect(again.result.current.offer).not.toBeNull();
  await act(async () => again.result.current.offer?.restore());
  expect(restore.mock.lastCall?.[0].values.name).toBe('Груша конференция');
  expect(again.result.current.offer).toBeNull();
});

it('is stored when the page is left before the pause, and deleted when the values are reset', () => {
  const { result } = open('ann/pear');
  act(() => result.current.form.setValue('name', 'Слива'));
  act(() => window.dispatchEvent(new Event('pagehide')));
  expect(storedDraft('ann/pear')).toContain('Слива');
  act(() => result.current.form.setValue('name', 'Груша'));
  act(() => vi.runAllTimers());
  expect(storedDraft('ann/pear')).toBeNull();
});

it('is not overwritten before the user has decided, and can be discarded', () => {
  const first = open('ann/pear');
  act(() => first.result.current.form.setValue('name', 'Слива'));
  first.unmount();
  const { result } = open('ann/pear');
  act(() => result.current.form.setValue('name', 'Яблоко'));
  act(() => vi.runAllTimers());
  act(() => result.current.settle());
  expect(storedDraft('ann/pear')).toContain('Слива');
  act(() => result.current.offer?.discard());
  expect(storedDraft('ann/pear')).toBeNull();
});

it('of another tab is not changed by typing or saving in this one', () => {
  const [one, other] = [open('ann/pear'), open('ann/pear')];
  act(() => one.result.current.form.setValue('name', 'Слива'));
  act(() => vi.runAllTimers());
  act(() => other.result.current.form.setValue('name', 'Яблоко'));
  expect(other.result.current.keep()).toBe(false);
  act(() => other.result.current.settle());
  expect(storedDraft('ann/pear')).toContain('Слива');
  act(() => one.result.current.settle());
  expect(other.result.current.keep()).toBe(true);
  expect(storedDraft('ann/pear')).toContain('Яблоко');
});

it('is ignored if it belongs to another form or is invalid', () => {
  for (const text of ['{"values":{"colour":"red"}}', 'null', 'половина']) {
    localStorage.setItem(`${draftKey}ann/pear`, text);
    expect(open('ann/pear').result.current.offer).toBeNull();
  }
  const { result } = open(null);
  act(() => result.current.form.setValue('name', 'Слива'));
  act(() => vi.runAllTimers());
  expect(storedNames()).toEqual([]);
});

it('is not stored after signing out or beyond the size limit, and reports that', () => {
  const { result } = open('ann/pear');
  act(() => result.current.form.setValue('taste', 'а'.repeat(1_000_000)));
  expect(result.current.keep()).toBe(false);
  act(() => result.current.form.setValue('taste', 'кислый'));
  expect(result.current.keep()).toBe(true);
  localStorage.clear();
  act(() => window.dispatchEvent(new Event('pagehide')));
  expect(result.current.keep()).toBe(false);
  expect(storedNames()).toEqual([]);
});

it('is deleted after a month, or earlier to make room for newer ones', () => {
  const keepOf = (name: string, daysAgo: number, letters = 1) =>
    localStorage.setItem(
      draftKey + name,
      JSON.stringify({
        values: 'а'.repeat(letters),
        at: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString(),
      }),
    );
  keepOf('old', 31);
  keepOf('last week', 7, 900_000);
  keepOf('yesterday', 1, 900_000);
  keepOf('today', 0, 900_000);
  localStorage.setItem(`${draftKey}unknown`, '{}');
  open('ann/pear');
  expect(storedNames().toSorted()).toEqual(['today', 'yesterday']);
});

// REST reads of the compared servers' resolvers, with undici's `request` and batches of users by `ids=`.
import DataLoader from 'dataloader';
import type { Post, User } from '../data.ts';
import { type List, readers } from '../rest.ts';

export async function readPosts(): Promise<Post[]> {
  const { data } = (await readers.request('/api/posts')) as List<Post>;
  return data;
}

/** In the order of the ids. */
export async function readUsers(ids: readonly number[]): Promise<(User | null)[]> {
  const { data } = (await readers.request(`/api/users?ids=${ids.join(',')}`)) as List<User>;
  const byId = new Map(data.map((user) => [user.id, user]));
  return ids.map((id) => byId.get(id) ?? null);
}

export interface Context {
  readonly users: DataLoader<number, User | null>;
}

/** Called for every request. */
export const createContext = (): Context => ({ users: new DataLoader(readUsers) });

// The public interface of the people domain.
export { roles, users } from './collections.ts';

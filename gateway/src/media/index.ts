// The public interface of the media domain.
export { galleries, libraryEntries } from './collections.ts';

// Sends video progress to the server: by a mutation, or by a beacon when the page is left.
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { sendOnLeave } from '../../kit/network/beacon.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { FilmMessage } from './filmSession.ts';
import type { watchFilmMutation } from '../../__generated__/watchFilmMutation.graphql.ts';

export interface FilmPlace {
  /** Global ids. */
  courseId: string;
  lessonId: string;
}

/** `filmId` is the block's global id, `blockId` its REST id. */
export type FilmProgress = FilmMessage & { filmId: string; blockId: number };

const mutation = graphql`
  mutation watchFilmMutation($input: WatchFilmInput!) {
    watchFilm(input: $input) {
      watchedPercent
      watchedSeconds
      position
      ...userErrors_payload
    }
  }
`;

export function useWatchFilm() {
  const [watch] = useMutation<watchFilmMutation>(mutation);
  return useCallback(
    (place: FilmPlace, shown: FilmProgress) =>
      watch({
        variables: variablesOf(place, shown),
        // The mutation runs every few seconds, so it returns numbers instead of records.
        updater: (store, response) => {
          const progress = response?.watchFilm;
          if (progress?.watchedPercent == null) return;
          store.get(place.lessonId)?.setValue(progress.watchedPercent, 'watchedPercent');
          store
            .get(shown.filmId)
            ?.setValue(progress.watchedSeconds ?? null, 'watchedSeconds')
            .setValue(progress.position ?? null, 'position');
        },
      }),
    [watch],
  );
}

/** Fire and forget. */
export const watchFilmOnLeave = (place: FilmPlace, shown: FilmProgress): void =>
  sendOnLeave<watchFilmMutation>(mutation, variablesOf(place, shown));

const variablesOf = (
  { courseId, lessonId }: FilmPlace,
  { blockId, session, sequence, ranges, again, position, duration }: FilmProgress,
) => ({
  input: { courseId, lessonId, blockId, session, sequence, ranges, again, position, duration },
});

// The uploads of one widget, and adding files to it.
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAlerts } from '../../ui/overlay/alerts.tsx';
import { countOf } from '../../ui/format/format.ts';
import { isFilm, uploadProblem, type UploadLimits } from './limits.ts';
import { uploads } from './uploads.ts';
import { registerPlace } from './places.ts';
import type { NewUpload, UploadView } from './job.ts';

export interface PlaceOptions extends Pick<
  NewUpload,
  'to' | 'field' | 'place' | 'ending' | 'mustBeTaken'
> {
  /** A separate upload URL for videos. */
  films?: string;
  limits: UploadLimits;
  /** Called for each finished upload with the result of the server or handler. */
  onDone: (result: unknown) => void;
}

export interface PlaceUploads {
  uploads: readonly UploadView[];
  /** Rejected files are reported in the alerts. */
  add: (files: readonly File[]) => void;
}

export function useUploads({
  place,
  films,
  limits,
  onDone,
  ...upload
}: PlaceOptions): PlaceUploads {
  const alerts = useAlerts();
  const own = usePlaceUploads(place);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => registerPlace(place), [place]);
  useEffect(() => {
    for (const { id, state } of own) if (state === 'done') done.current(uploads.take(id));
  }, [own]);
  const add = (files: readonly File[]) => {
    for (const file of files.slice(0, limits.files)) {
      const problem = uploadProblem(file, limits);
      if (problem === null)
        uploads.add({ ...upload, file, place, ...(films && isFilm(file) && { to: films }) });
      else alerts.error(`${file.name}: ${problem}`);
    }
    if (files.length > limits.files) alerts.error(tooMany(limits.files));
  };
  return { uploads: own, add };
}

/** All uploads of this page, including restored ones. */
export const useAllUploads = (): readonly UploadView[] =>
  useSyncExternalStore(uploads.subscribe, uploads.list);

function usePlaceUploads(place: string): readonly UploadView[] {
  const all = useAllUploads();
  return useMemo(() => all.filter((upload) => upload.place === place), [all, place]);
}

const tooMany = (most: number) =>
  `За один раз можно загрузить не больше ${countOf(most, ['файла', 'файлов', 'файлов'])}`;

// Removes from a taker's view the database ids and the file names chosen by authors.
import { kindOfFile, type FileKind } from '@kafedra/common/files';
import { formatOf } from '@kafedra/common/files/formats';
import { neutralName, replaceFileUrls } from '../../../media/index.ts';
import type { ShownAttemptQuestion, ShownFile } from '../attempt-shapes.ts';
import { withPartIds, type PartIds, type PartKind } from './part-ids.ts';

/** Criteria retain their ids, which reveal nothing. */
export function hideAuthorData(view: ShownAttemptQuestion, ids: PartIds): ShownAttemptQuestion {
  const idOf = ids.toAttemptId;
  const named = <Part extends { id: number }>(kind: PartKind, part: Part): Part => ({
    ...part,
    id: idOf(kind, part.id),
  });
  const texted = <Part extends { id: number; value: string }>(
    kind: PartKind,
    part: Part,
  ): Part => ({
    ...named(kind, part),
    value: withoutNames(part.value),
  });
  const linked = ({ main_id, dependent_id }: { main_id: number; dependent_id: number }) => ({
    main_id: idOf('correspondences', main_id),
    dependent_id: idOf('correspondences', dependent_id),
  });
  const item = <Part extends { id: number; answer_id: number }>(part: Part): Part => ({
    ...named('select_input_items', part),
    answer_id: idOf('answers', part.answer_id),
  });
  const { answer, score, right } = view;
  return {
    ...view,
    question: withoutNames(view.question),
    answers: view.answers.map((each) => texted('answers', each)),
    correspondences: view.correspondences.map((each) => texted('correspondences', each)),
    select_input_items: view.select_input_items.map(item),
    files: view.files.map((file, index) => withoutName(named('files', file), index + 1)),
    answer: answer && withPartIds(answer, idOf),
    score: score && {
      ...score,
      parts: score.parts.map((part) => ({
        ...part,
        answer_id: part.answer_id && idOf('answers', part.answer_id),
        main_id: part.main_id && idOf('correspondences', part.main_id),
        dependent_id: part.dependent_id && idOf('correspondences', part.dependent_id),
      })),
    },
    right: right && {
      ...right,
      answers: right.answers.map((each) => ({
        ...texted('answers', each),
        parent_answer_id: each.parent_answer_id && idOf('answers', each.parent_answer_id),
      })),
      correspondence_links: right.correspondence_links.map(linked),
      select_input_items: right.select_input_items.map(item),
    },
  };
}

/** Removes file names from addresses such as `/media/{key}/{mark}/right.png`. */
const withoutNames = (text: string): string =>
  replaceFileUrls(text, (key, rest) => {
    const name = rest.replace(/[?#].*$/s, '');
    const { type } = formatOf(name) ?? {};
    const isOffered = type !== undefined && shownAs[kindOfFile(type)] === undefined;
    return `/media/${key}${isOffered ? rest : `${markIn(rest)}/${neutralName(name)}`}`;
  });

/** The mark that the signature replaces later. */
const markIn = (rest: string): string => /^\/~[^/]+(?=\/)/.exec(rest)?.[0] ?? '';

/**
 * Generic names of files that are shown or played in place; files offered for download retain theirs.
 */
const shownAs: Partial<Record<FileKind, string>> = {
  image: 'Изображение',
  audio: 'Запись',
  film: 'Видео',
};

function withoutName(file: ShownFile, number: number): ShownFile {
  const words = shownAs[kindOfFile(file.mime_type)];
  if (words === undefined) return file;
  return {
    ...file,
    name: neutralName(file.name, `${words} ${number}`),
    url: file.url.replace(/[^/]*$/, neutralName(file.name, String(number))),
  };
}

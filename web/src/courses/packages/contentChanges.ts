// Converts changes of a package's content into the inputs of the mutations.

/** The parts of the content that are lists of lessons. */
export const lessonKinds = [
  'lessons',
  'lessonsToClose',
  'homeworksToClose',
  'trialLessons',
  'zoomMeetingLessons',
] as const;

export type LessonKind = (typeof lessonKinds)[number];

/** Ids of lessons or tests by their role in the package. */
export type Content = Readonly<Record<LessonKind | 'testsToClose', readonly string[]>>;

export const isSameContent = (one: Content, other: Content): boolean =>
  [...lessonKinds, 'testsToClose' as const].every(
    (kind) => without(one[kind], other[kind]).length + without(other[kind], one[kind]).length === 0,
  );

/**
 * Applies the user's changes (from `was` to `now`) to the content that others have saved meanwhile.
 */
export function rebased(was: Content, now: Content, theirs: Content): Content {
  const of = (kind: keyof Content) => [
    ...without(theirs[kind], without(was[kind], now[kind])),
    ...without(without(now[kind], was[kind]), theirs[kind]),
  ];
  return {
    lessons: of('lessons'),
    lessonsToClose: of('lessonsToClose'),
    homeworksToClose: of('homeworksToClose'),
    trialLessons: of('trialLessons'),
    zoomMeetingLessons: of('zoomMeetingLessons'),
    testsToClose: of('testsToClose'),
  };
}

/**
 * Variables of the requests, to be sent in sequence; usually one. A list that is sent as a whole requires the current
 * version and changes it, so each of these needs a separate request.
 */
export function contentRequests(
  at: Parameters<typeof contentChanges>[0],
  was: Content,
  now: Content,
) {
  const changes = contentChanges(at, was, now);
  const { changesTrial, changesZoom, attaches, detaches, closes, opens } = changes;
  const nothing = { attaches: false, detaches: false, closes: false, opens: false };
  const noList = { changesTrial: false, changesZoom: false };
  return [
    ...(changesTrial ? [{ ...changes, ...nothing, ...noList, changesTrial }] : []),
    ...(changesZoom ? [{ ...changes, ...nothing, ...noList, changesZoom }] : []),
    ...(attaches || detaches || closes || opens ? [{ ...changes, ...noList }] : []),
  ];
}

/** The input of each mutation, and whether it is needed. */
export function contentChanges(
  at: { courseId: string; branchId: string | undefined; id: string },
  was: Content,
  now: Content,
) {
  const added = (kind: keyof Content) => without(now[kind], was[kind]);
  const removed = (kind: keyof Content) => without(was[kind], now[kind]);
  const closed = (ids: typeof added) => ({
    ...at,
    lessonIds: ids('lessonsToClose'),
    testIds: ids('testsToClose'),
    homeworkIds: ids('homeworksToClose'),
  });
  const changes = (kind: keyof Content) => added(kind).length + removed(kind).length > 0;
  const some = ({ lessonIds, testIds, homeworkIds }: ReturnType<typeof closed>) =>
    lessonIds.length + testIds.length + homeworkIds.length > 0;
  return {
    attached: { ...at, lessonIds: added('lessons') },
    attaches: added('lessons').length > 0,
    detached: { ...at, lessonIds: removed('lessons') },
    detaches: removed('lessons').length > 0,
    closed: closed(added),
    closes: some(closed(added)),
    opened: closed(removed),
    opens: some(closed(removed)),
    trial: { ...at, lessonIds: [...now.trialLessons] },
    changesTrial: changes('trialLessons'),
    zoom: { ...at, lessonIds: [...now.zoomMeetingLessons] },
    changesZoom: changes('zoomMeetingLessons'),
  };
}

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

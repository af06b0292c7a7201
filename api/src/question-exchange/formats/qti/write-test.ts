// Writes the assessment test and the manifest of a QTI package: parts become sections, and the manifest lists the files
// of each question.
import {
  filesShownIn,
  textsOf,
  withAddresses,
  type TestDocument,
  type TestQuestion,
  withDelimitedFormulas,
} from '../../../assessments/document/index.ts';
import { element, xhtmlOf, xmlHead, xmlOf, type XmlNode } from '../../xml.ts';
import { inVersion, type Version } from './names.ts';

export const itemPath = (identifier: string): string => `items/${identifier}.xml`;
export const filePath = (name: string): string => `files/${name}`;
export const testPath = 'test.xml';
/** The file of extensions for this system; others ignore it. */
export const extensionsPath = 'kafedra.json';

const namespaces: Readonly<
  Record<
    Version,
    { test: string; manifest: string; kind: string; schema: string; schemaVersion: string }
  >
> = {
  '2.1': {
    test: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    kind: 'xmlv2p1',
    schema: 'IMS Content',
    schemaVersion: '1.1',
  },
  '3.0': {
    test: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    kind: 'xmlv3p0',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
  },
};

/** QTI requires a title for each section. */
export const titleOfPart = (part: number): string => `Часть ${part}`;

export function writeAssessment(
  test: TestDocument,
  identifiers: readonly string[],
  version: Version,
): string {
  const runs = runsOf(test.questions);
  const sections = runs.map((run, index) => section(test, runs, run, index, identifiers));
  const assessment = element(
    'assessmentTest',
    { xmlns: namespaces[version].test, identifier: 'test', title: test.title ?? 'Тест' },
    ...limits(test.timer),
    element(
      'testPart',
      { identifier: 'questions', navigationMode: 'nonlinear', submissionMode: 'individual' },
      ...sections,
    ),
  );
  return `${xmlHead}${xmlOf(inVersion(version, assessment))}\n`;
}

const limits = (seconds: number | null): XmlNode[] =>
  seconds === null ? [] : [element('timeLimits', { maxTime: seconds })];

interface Run {
  part: number;
  /** Positions of its questions in the test. */
  places: number[];
}

/** Consecutive questions of one part. */
function runsOf(questions: readonly TestQuestion[]): Run[] {
  const runs: Run[] = [];
  for (const [place, { part }] of questions.entries()) {
    const last = runs.at(-1);
    if (last?.part === part) last.places.push(place);
    else runs.push({ part, places: [place] });
  }
  return runs;
}

function section(
  test: TestDocument,
  runs: readonly Run[],
  { part, places }: Run,
  index: number,
  identifiers: readonly string[],
): XmlNode {
  const before = runs.slice(0, index).filter((run) => run.part === part).length;
  const isWhole = runs.filter((run) => run.part === part).length === 1;
  const said = test.parts.find((each) => each.part === part);
  const draws = isWhole ? (said?.draws_count ?? null) : null;
  const description =
    index === 0 && test.description !== null
      ? [element('rubricBlock', { view: 'candidate' }, { xml: inTest(test.description) })]
      : [];
  return element(
    'assessmentSection',
    {
      identifier: before === 0 ? `part-${part}` : `part-${part}-${before + 1}`,
      title: said?.title ?? titleOfPart(part),
      visible: true,
    },
    ...(draws === null ? [] : [element('selection', { select: draws })]),
    ...(test.shuffle_questions ? [element('ordering', { shuffle: true })] : []),
    ...description,
    ...places.map((place) => itemRef(test.questions[place], identifiers[place] ?? '')),
  );
}

const inTest = (html: string): string =>
  xhtmlOf(
    withAddresses(withDelimitedFormulas(html), (name) => `files/${encodeURIComponent(name)}`),
  );

function itemRef(question: TestQuestion | undefined, identifier: string): XmlNode {
  const attempts = question?.infinity_attempts === true ? 0 : (question?.max_attempts ?? 1);
  return element(
    'assessmentItemRef',
    { identifier, href: itemPath(identifier) },
    element('itemSessionControl', { maxAttempts: attempts }),
    ...limits(question?.timer ?? null),
  );
}

export function writeManifest(
  test: TestDocument,
  identifiers: readonly string[],
  version: Version,
  hasRest: boolean,
): string {
  const { manifest, kind, schema, schemaVersion } = namespaces[version];
  const file = (path: string) => element('file', { href: encodeURI(path) });
  const resource = (identifier: string, type: string, path: string, ...more: XmlNode[]) =>
    element('resource', { identifier, type, href: encodeURI(path) }, file(path), ...more);
  const items = test.questions.map((question, index) => {
    const identifier = identifiers[index] ?? '';
    const names = new Set([
      ...question.files,
      ...textsOf(question).flatMap((text) => [...filesShownIn(text)]),
    ]);
    const files = [...names].map((name) =>
      element('file', { href: `files/${encodeURIComponent(name)}` }),
    );
    return resource(identifier, `imsqti_item_${kind}`, itemPath(identifier), ...files);
  });
  const dependencies = identifiers.map((identifier) =>
    element('dependency', { identifierref: identifier }),
  );
  const written = element(
    'manifest',
    { xmlns: manifest, identifier: 'package' },
    element(
      'metadata',
      {},
      element('schema', {}, schema),
      element('schemaversion', {}, schemaVersion),
    ),
    element('organizations'),
    element(
      'resources',
      {},
      resource('test', `imsqti_test_${kind}`, testPath, ...dependencies),
      ...items,
      ...(hasRest ? [resource('rest', 'webcontent', extensionsPath)] : []),
    ),
  );
  return `${xmlHead}${xmlOf(written)}\n`;
}

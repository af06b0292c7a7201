// A block of a lesson as learners see it. Frames, videos, formulas and code highlighting are loaded near the viewport.
import { Suspense, type ReactNode } from 'react';
import { CircleAlert, Download, House, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import {
  chakra,
  formatSize,
  Heading,
  lazyPart,
  LoadingState,
  pictureInWidth,
  RichText,
  Text,
} from '../../ui/index.ts';
import { Formula } from '../../ui/rich-text/Formula.tsx';
import { toneLabels } from './blockWords.ts';
import { blockKinds } from './blockKinds.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type {
  BlockView_block$data,
  BlockView_block$key,
  CalloutTone,
} from '../../__generated__/BlockView_block.graphql.ts';

type Block = BlockView_block$data;

const WebinarRoom = lazyPart(() => import('../webinars/WebinarRoom.tsx'), 'WebinarRoom');

/** For staff only. */
const BlockTest = lazyPart(() => import('./BlockTest.tsx'), 'BlockTest');

export function BlockView({
  block: key,
  shown,
}: {
  block: BlockView_block$key;
  /**
   * Replaces the default content: a video player that reports progress, or a test with its start button.
   */
  shown?: ReactNode;
}) {
  const block = useFragment<BlockView_block$key>(
    graphql`
      fragment BlockView_block on BlockContent {
        type
        title
        text
        address
        source
        language
        tone
        answers {
          question
          answer
        }
        media {
          caption
          alt
          file {
            id
            fileName
            size
            url
            ...FilePicture_file
            poster {
              url
            }
          }
        }
        captions {
          url
        }
        homeworkMinPoints
        homeworkMaxPoints
        webinarData {
          ...WebinarRoom_webinar
        }
        ... on LessonBlock {
          givenTest: test {
            ...BlockTest_test
          }
        }
        ... on LibraryBlock {
          givenTest: test {
            ...BlockTest_test
          }
        }
      }
    `,
    key,
  );
  const { type, title } = block;
  if (type === 'SECTION') {
    return (
      <Heading as="h2" size="section" overflowWrap="anywhere">
        {title ?? 'Раздел'}
      </Heading>
    );
  }
  return (
    <Piece>
      {title !== null && title !== undefined && (
        <Heading as="h3" size="small" overflowWrap="anywhere">
          {title}
        </Heading>
      )}
      {shown ? <Instead shown={shown} block={block} /> : contentOf(block)}
    </Piece>
  );
}

function contentOf(block: Block): ReactNode {
  switch (block.type) {
    case 'IMAGE':
      return <Pictures block={block} />;
    case 'GALLERY':
      return <Pictures block={block} isMany />;
    case 'VIDEO':
      return <Film block={block} />;
    case 'AUDIO':
      return <Sound block={block} />;
    case 'FILE':
      return <Files block={block} />;
    case 'EMBED':
      return (
        <>
          <Frame block={block} kind="page" />
          <Words block={block} />
        </>
      );
    case 'HOMEWORK':
      return <Homework block={block} />;
    case 'WEBINAR':
      return (
        <>
          <Suspense fallback={<LoadingState />}>
            {block.webinarData && <WebinarRoom webinar={block.webinarData} />}
          </Suspense>
          <Words block={block} />
        </>
      );
    case 'TEST':
      return (
        <>
          <Suspense fallback={<LoadingState />}>
            {block.givenTest && <BlockTest test={block.givenTest} />}
          </Suspense>
          <Words block={block} />
        </>
      );
    case 'CALLOUT':
      return <Callout block={block} />;
    case 'FAQ':
      return <Answers block={block} />;
    case 'CODE':
      return <Code block={block} />;
    case 'FORMULA':
      return (
        <>
          {block.source && <Formula tex={block.source} isBlock />}
          <Words block={block} />
        </>
      );
    default:
      return <Words block={block} />;
  }
}

const Instead = ({ shown, block }: { shown: ReactNode; block: Block }) => (
  <>
    {shown}
    <Words block={block} />
  </>
);

const Words = ({ block: { text } }: { block: Block }) => (text ? <RichText html={text} /> : null);

const filesOf = ({ media }: Block) =>
  (media ?? []).flatMap(({ file, ...words }) => (file ? [{ ...words, file }] : []));

function Pictures({ block, isMany = false }: { block: Block; isMany?: boolean }) {
  return (
    <>
      <Shown data-many={isMany || undefined}>
        {filesOf(block).map(({ file, caption, alt }) => (
          <figure key={file.id}>
            <FilePicture
              file={file}
              alt={alt ?? ''}
              sizes={isMany ? '(max-width: 600px) 50vw, 260px' : '(max-width: 760px) 100vw, 760px'}
              fills={isMany}
            />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </Shown>
      <Words block={block} />
    </>
  );
}

function Film({ block }: { block: Block }) {
  const [film] = filesOf(block);
  return (
    <>
      {film ? (
        // Videos uploaded by a school may have captions in the picture.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <chakra.video
          src={film.file.url}
          poster={film.file.poster ? pictureInWidth(film.file.poster.url, 960) : undefined}
          aria-label={block.title ?? film.file.fileName}
          controls
          preload="metadata"
          aspectRatio="16 / 9"
          w="full"
          bg="inverse"
          borderRadius="lg"
        >
          {block.captions && (
            <track kind="subtitles" src={block.captions.url} srcLang="ru" label="Русские" default />
          )}
        </chakra.video>
      ) : (
        <Frame block={block} kind="film" />
      )}
      <Words block={block} />
    </>
  );
}

function Sound({ block }: { block: Block }) {
  const [sound] = filesOf(block);
  return (
    <>
      {sound ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <chakra.audio
          src={sound.file.url}
          aria-label={block.title ?? sound.file.fileName}
          controls
          preload="metadata"
          w="full"
        />
      ) : (
        <Frame block={block} kind="sound" />
      )}
      <Words block={block} />
    </>
  );
}

/** A frame of an allowed site. Its sandbox lets it run scripts, but not navigate the page. */
function Frame({ block, kind }: { block: Block; kind: 'film' | 'sound' | 'page' }) {
  const { address, title, type } = block;
  if (!address) return null;
  return (
    <Framed
      data-kind={kind}
      src={address}
      title={title ?? blockKinds[type].label}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function Files({ block }: { block: Block }) {
  return (
    <>
      <FileList>
        {filesOf(block).map(({ file, caption }) => (
          <li key={file.id}>
            <a href={`${file.url}?download=1`} download={file.fileName}>
              <Download size={16} aria-hidden />
              <span>{caption ?? file.fileName}</span>
              <small>{typeof file.size === 'number' ? formatSize(file.size) : ''}</small>
            </a>
          </li>
        ))}
      </FileList>
      <Words block={block} />
    </>
  );
}

function Homework({ block }: { block: Block }) {
  const { homeworkMinPoints: least, homeworkMaxPoints: most } = block;
  return (
    <Note data-tone="homework">
      <House size={18} aria-hidden />
      <div>
        <Text as="p" fontWeight="semibold">
          Домашнее задание
        </Text>
        <Words block={block} />
        {(least != null || most != null) && (
          <Text as="p" tone="muted" size="sm" mt="2">
            {pointsWords(least ?? null, most ?? null)}
          </Text>
        )}
      </div>
    </Note>
  );
}

function pointsWords(least: number | null, most: number | null): string {
  if (least === null) return `Баллов, не больше: ${most}`;
  return most === null ? `Баллов, не меньше: ${least}` : `Баллов: от ${least} до ${most}`;
}

const toneIcons: Record<CalloutTone, ReactNode> = {
  NOTE: <Info size={18} aria-hidden />,
  TIP: <Lightbulb size={18} aria-hidden />,
  WARNING: <TriangleAlert size={18} aria-hidden />,
  IMPORTANT: <CircleAlert size={18} aria-hidden />,
};

function Callout({ block }: { block: Block }) {
  const tone = block.tone ?? 'NOTE';
  return (
    <Note data-tone={tone} role="note" aria-label={toneLabels[tone]}>
      {toneIcons[tone]}
      <div>
        <Words block={block} />
      </div>
    </Note>
  );
}

function Answers({ block: { answers } }: { block: Block }) {
  return (
    <Questions>
      {(answers ?? []).map(({ question, answer }, index) => (
        // Questions have no ids, and their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={index}>
          <summary>{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </Questions>
  );
}

function Code({ block }: { block: Block }) {
  const { source, language } = block;
  return (
    <>
      {source && <CodeBlock source={source} language={language ?? null} />}
      <Words block={block} />
    </>
  );
}

const Piece = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2.5', minW: '0' },
});

const Shown = chakra('div', {
  base: {
    '& figure': { m: '0' },
    '& img': { maxW: 'full', h: 'auto', borderRadius: 'lg' },
    '& figcaption': { mt: '1', color: 'muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '&[data-many]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
      gap: '3',
    },
    '&[data-many] img': { w: 'full', aspectRatio: '4 / 3', objectFit: 'cover' },
  },
});

const Framed = chakra('iframe', {
  base: {
    display: 'block',
    w: 'full',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
    '&[data-kind=film]': { aspectRatio: '16 / 9' },
    '&[data-kind=sound]': { h: '180px' },
    '&[data-kind=page]': { h: 'min(640px, 80vh)' },
  },
});

const FileList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '3',
      py: '2.5',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      color: 'ink',
      _hover: { bg: 'soft' },
    },
    '& span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& svg, & small': { flexShrink: 0, color: 'muted' },
  },
});

const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'lg',
    bg: 'primarySoft',
    '& > svg': { flexShrink: 0, mt: '1', color: 'primary' },
    '& > div': { flex: '1', minW: '0' },
    '&[data-tone=TIP]': { bg: 'successSoft', '& > svg': { color: 'success' } },
    '&[data-tone=WARNING]': { bg: 'warningSoft', '& > svg': { color: 'warning' } },
    '&[data-tone=IMPORTANT]': { bg: 'dangerSoft', '& > svg': { color: 'danger' } },
    '&[data-tone=homework]': { bg: 'soft', '& > svg': { color: 'muted' } },
  },
});

const Questions = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& details': { px: '4', py: '3' },
    '& details + details': { borderTop: '1px solid', borderColor: 'line' },
    '& summary': { cursor: 'pointer', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& details > div': { mt: '2' },
  },
});

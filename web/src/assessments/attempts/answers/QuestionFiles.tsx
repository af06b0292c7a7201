// Files attached to a question's text: images, audio and video are shown, other files are downloads.
import { Download } from 'lucide-react';
import { kindOfFile } from '@kafedra/common/files';
import { formatOf } from '@kafedra/common/files/formats';
import { chakra, pictureInWidth } from '../../../ui/index.ts';

interface QuestionFile {
  id: string | number;
  name: string;
  url: string;
}

export function QuestionFiles({ files }: { files: readonly QuestionFile[] }) {
  if (files.length === 0) return null;
  return (
    <List aria-label="Файлы к вопросу">
      {files.map((file) => (
        <li key={file.id}>
          <Shown {...file} />
        </li>
      ))}
    </List>
  );
}

/** Pixels: the width of the question's column. */
const widest = 960;

function Shown({ name, url }: QuestionFile) {
  const look = { 'aria-label': name, src: url, controls: true, preload: 'metadata' } as const;
  switch (kindOfFile(formatOf(name)?.type ?? '')) {
    case 'image':
      return <img src={pictureInWidth(url, widest)} alt={name} loading="lazy" />;
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <audio {...look} />;
    case 'film':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <video {...look} />;
    default:
      return (
        <a href={`${url}?download=1`} download={name}>
          <Download size={16} aria-hidden />
          <span>{name}</span>
        </a>
      );
  }
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    m: '0',
    p: '0',
    listStyle: 'none',
    '& img, & video': { maxW: 'full', maxH: '480px', borderRadius: 'lg' },
    '& audio': { w: 'full', maxW: '560px' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      maxW: 'full',
      minH: '10',
      px: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      color: 'ink',
      overflowWrap: 'anywhere',
    },
    '& svg': { flexShrink: 0, color: 'muted' },
  },
});

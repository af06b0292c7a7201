// The editor, and its placeholder while the code loads: the text and what is typed meanwhile.
import { Suspense, useLayoutEffect, type ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react';
import { captureTyping, useCapturedText } from '../format/capturedText.ts';
import { lazyPart } from '../layout/lazyPart.ts';
import { Skeleton } from '../charts/Progress.tsx';
import { RichText } from './RichText.tsx';

const Editor = lazyPart(() => import('./editor/Editor.tsx'), 'Editor');

export function EditorPlace(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={<StandIn {...props} />}>
      <Editor {...props} />
    </Suspense>
  );
}

function StandIn({ value, short, isCompact, takesFocus }: ComponentProps<typeof Editor>) {
  const typed = useCapturedText();
  useLayoutEffect(() => {
    if (takesFocus) captureTyping();
  }, [takesFocus]);
  // The height of the loaded editor: toolbar, text, word count.
  const height = isCompact && value === '' ? '212px' : short ? '406px' : '516px';
  if (!takesFocus || typed === '') return <Skeleton height={height} />;
  return (
    <Written minH={height} aria-busy>
      <RichText html={value} />
      <p>{typed}</p>
    </Written>
  );
}

const Written = chakra('div', {
  base: {
    px: '4',
    pt: '14',
    pb: '3',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    fontSize: 'lg',
    lineHeight: '1.6',
    '& > p': { m: '0', whiteSpace: 'pre-wrap' },
  },
});

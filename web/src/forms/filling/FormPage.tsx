// The layout of a form's page in one of its templates. It uses container queries, because the builder also shows it in
// a narrow pane.
import type { ReactNode } from 'react';
import type { FrontTemplate } from '@kafedra/common/forms';
import { chakra, Heading, Text } from '../../ui/index.ts';

interface FormPageProps {
  template: FrontTemplate;
  title: string;
  text?: string | null | undefined;
  children: ReactNode;
}

export function FormPage({ template, title, text, children }: FormPageProps) {
  return (
    <Room>
      <Paper data-template={template}>
        <div>
          <Heading as="h1" size="page" overflowWrap="anywhere">
            {title}
          </Heading>
          {text && (
            <Text tone="muted" mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          )}
        </div>
        <div>{children}</div>
      </Paper>
    </Room>
  );
}

const Room = chakra('div', {
  base: {
    containerType: 'inline-size',
    containerName: 'form-page',
    w: 'full',
    display: 'flex',
    justifyContent: 'center',
  },
});

const Paper = chakra('section', {
  base: {
    w: 'full',
    maxW: '560px',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '&[data-template=card], &[data-template=split]': {
      p: '5',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      boxShadow: 'card',
    },
    '@container form-page (min-width: 520px)': {
      '&[data-template=card]': { p: '8' },
    },
    '@container form-page (min-width: 760px)': {
      '&[data-template=split]': {
        maxW: '960px',
        p: '8',
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        gap: '10',
      },
    },
  },
});

// A list of what needs attention, one line each, or a line that nothing does.
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Card, chakra, Flex, RouteLink, Text } from '../../ui/index.ts';
import type { Notice } from '../../kit/pages/home.ts';

export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) {
    return (
      <Flex align="center" gap="2.5" color="success">
        <CircleCheck size={18} aria-hidden />
        <Text tone="muted">Ничего срочного.</Text>
      </Flex>
    );
  }
  return (
    <Card title="Требует внимания">
      <List>
        {notices.map(({ id, tone, icon, text, to }) => (
          <li key={id} data-tone={tone}>
            {icon}
            {to === undefined ? <span>{text}</span> : <RouteLink to={to}>{text}</RouteLink>}
            {to !== undefined && <ChevronRight size={16} aria-hidden />}
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      px: '3.5',
      py: '2.5',
      borderRadius: 'lg',
      overflowWrap: 'anywhere',
    },
    '& > li > :nth-of-type(1):is(svg)': { boxSize: '18px', flexShrink: 0 },
    '& > li > :is(a, span)': { flex: '1', minW: '0', color: 'ink' },
    // Makes the whole line clickable.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& a:hover': { textDecoration: 'underline' },
    '& [data-tone=primary]': { bg: 'primarySoft', color: 'primary' },
    '& [data-tone=warning]': { bg: 'warningSoft', color: 'warning' },
    '& [data-tone=danger]': { bg: 'dangerSoft', color: 'danger' },
  },
});

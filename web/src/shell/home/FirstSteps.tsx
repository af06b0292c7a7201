// The checklist of a new company's first steps; hidden when all are done or the user dismisses it.
import { useState } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import type { FirstStep } from '../../kit/pages/home.ts';
import { Button, Card, chakra, RouteLink, VisuallyHidden } from '../../ui/index.ts';

export function FirstSteps({ code, steps }: { code: string; steps: readonly FirstStep[] }) {
  const setting = `${code}_first_steps` as const;
  const [isHidden, setHidden] = useState(() => readSetting(setting) === 'hidden');
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isHidden || done === steps.length) return null;
  const hide = () => {
    writeSetting(setting, 'hidden');
    setHidden(true);
  };
  return (
    <Card
      title={`Первые шаги: ${String(done)} из ${String(steps.length)}`}
      actions={
        <Button variant="ghost" size="sm" onClick={hide}>
          Скрыть
        </Button>
      }
    >
      <Steps>
        {steps.map(({ id, title, text, isDone, to }) => (
          <li key={id} data-done={isDone || undefined}>
            {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <div>
              <RouteLink to={to}>{title}</RouteLink>
              {isDone && <VisuallyHidden>: сделано</VisuallyHidden>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Card>
  );
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '2',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      gap: '3',
      p: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
    },
    '& > li:hover': { borderColor: 'lineStrong', bg: 'soft' },
    '& svg': { flexShrink: 0, color: 'muted' },
    '& a': { fontWeight: 'medium' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& p': { color: 'muted', fontSize: 'sm' },
    '& [data-done]': { bg: 'soft' },
    '& [data-done] svg': { color: 'success' },
    '& [data-done] a': { color: 'muted', textDecoration: 'line-through' },
  },
});

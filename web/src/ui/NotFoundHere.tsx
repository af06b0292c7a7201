// In place of a record of a company that is not there, or may not be seen: the frame around it stays.
import { SearchX } from 'lucide-react';
import { LinkButton } from './Button.tsx';
import { EmptyState } from './states.tsx';

export function NotFoundHere({
  title,
  text,
  back,
}: {
  title: string;
  text: string;
  back: { to: string; label: string };
}) {
  return (
    <EmptyState
      kind="start"
      title={title}
      text={text}
      icon={<SearchX />}
      action={<LinkButton to={back.to}>{back.label}</LinkButton>}
    />
  );
}

// In place of a record that is not there, or may not be seen: the frame around it stays, and the list is a step away.
import { SearchX } from 'lucide-react';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { usePageName, useTrail } from './place.tsx';

export function NotFoundHere({ title, text }: { title: string; text: string }) {
  usePageName(title);
  const above = useTrail().at(-2);
  return (
    <EmptyState
      kind="start"
      isPage
      title={title}
      text={text}
      icon={<SearchX />}
      action={above && <LinkButton to={above.to}>{above.title}</LinkButton>}
    />
  );
}

// Shown instead of a record that doesn't exist or isn't visible to the user; keeps the frame and links to the list.
import { SearchX } from 'lucide-react';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { usePageName, useBreadcrumbs } from './breadcrumbs.tsx';

export function NotFoundHere({ title, text }: { title: string; text: string }) {
  usePageName(title);
  const above = useBreadcrumbs().at(-2);
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

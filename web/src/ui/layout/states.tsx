// Placeholders for content: no matches, no records yet, an error, or loading.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, SearchX, Sparkles } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { Spinner } from '../charts/Progress.tsx';
import { Heading, Text } from '../text/Text.tsx';

/** Whether it fills the page; then its title is the page's heading. */
type IsPage = boolean | undefined;

export type EmptyStateProps =
  | {
      /** Nothing matches the search or filter. */
      kind: 'filter';
      /** Clears search and filter. */
      onReset: () => void;
    }
  | {
      /** Nothing has been created yet. */
      kind: 'start';
      title: string;
      /** A sentence on the purpose of the list. */
      text: ReactNode;
      /** The main action. */
      action?: ReactNode;
      icon?: ReactNode;
      isPage?: IsPage;
    };

export function EmptyState(props: EmptyStateProps) {
  if (props.kind === 'filter') {
    return (
      <Place
        icon={<SearchX />}
        title="Ничего не найдено"
        text="Попробуйте изменить условия фильтра или строку поиска."
      >
        <Button onClick={props.onReset}>Сбросить фильтр</Button>
      </Place>
    );
  }
  return (
    <Place
      icon={props.icon ?? <Sparkles />}
      title={props.title}
      text={props.text}
      isPage={props.isPage}
    >
      {props.action}
    </Place>
  );
}

export type ErrorStateProps = {
  title?: string;
  /** The error and what to do. */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The server is overloaded, so only a retry is offered. */
  isBusy?: boolean | undefined;
  action?: ReactNode;
  isPage?: IsPage;
};

export function ErrorState({
  isBusy = false,
  title = isBusy ? 'Сервер занят' : 'Произошла ошибка',
  message = 'Не удалось загрузить данные. Проверьте соединение и попробуйте ещё раз.',
  onRetry,
  action,
  isPage,
}: ErrorStateProps) {
  return (
    <Place icon={<CircleAlert />} title={title} text={message} alert isPage={isPage}>
      {onRetry && <Button onClick={onRetry}>{isBusy ? 'Повторить сейчас' : 'Повторить'}</Button>}
      {action}
    </Place>
  );
}

export type LoadingStateProps = { label?: string };

export function LoadingState({ label = 'Загрузка' }: LoadingStateProps) {
  return (
    <chakra.div display="grid" placeItems="center" minH="240px" color="muted">
      <Spinner size={28} label={label} />
    </chakra.div>
  );
}

type PlaceProps = {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  alert?: boolean;
  isPage?: IsPage;
  children?: ReactNode;
};

function Place({ icon, title, text, alert = false, isPage = false, children }: PlaceProps) {
  return (
    <chakra.div
      role={alert ? 'alert' : 'status'}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      maxW="440px"
      mx="auto"
      px="6"
      py="14"
      textAlign="center"
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="48px"
        mb="2"
        borderRadius="full"
        bg={alert ? 'dangerSoft' : 'soft'}
        color={alert ? 'danger' : 'muted'}
        css={{ '& > svg': { boxSize: '22px' } }}
      >
        {icon}
      </chakra.span>
      <Heading as={isPage ? 'h1' : 'h2'} size="card">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2" mt="3">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}

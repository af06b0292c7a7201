// The company switcher above the menu; other companies are loaded when it opens.
import { ChevronsUpDown } from 'lucide-react';
import {
  Box,
  chakra,
  ErrorBoundary,
  lazyPart,
  LoadingState,
  Popover,
  RouteLink,
  Skeleton,
  Text,
  VisuallyHidden,
  BrandMark,
} from '../../ui/index.ts';

export function CompanySwitcher({
  code,
  name,
  place,
}: {
  code: string;
  /** Null until the company is loaded. */
  name: string | null;
  place: 'column' | 'collapsed column' | 'drawer';
}) {
  const current = (
    <>
      <BrandMark name={name ?? code} />
      <VisuallyHidden>Сменить компанию: сейчас</VisuallyHidden>
      {place === 'collapsed column' ? (
        <VisuallyHidden>{name ?? code}</VisuallyHidden>
      ) : (
        <>
          <chakra.span flex="1" minW="0" truncate textAlign="start">
            {name ?? <Skeleton w="120px" />}
          </chakra.span>
          <ChevronsUpDown size={16} aria-hidden />
        </>
      )}
    </>
  );
  // The drawer is a native modal dialog, over which no layer can open; it links to the page of companies instead.
  if (place === 'drawer') return <CompaniesLink to="/companies">{current}</CompaniesLink>;
  return (
    <Popover label="Мои компании" trigger={<Trigger type="button">{current}</Trigger>}>
      {(close) => (
        <Box mx="-2" minW="240px" maxH="60dvh" overflowY="auto">
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => (
              <Text p="2">Не удалось загрузить компании. Закройте список и откройте ещё раз.</Text>
            )}
          >
            <Companies current={code} onChoose={close} />
          </ErrorBoundary>
        </Box>
      )}
    </Popover>
  );
}

const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minW: '0',
    h: '44px',
    px: '2',
    borderRadius: 'lg',
    fontWeight: 'semibold',
    '& > svg': { color: 'muted', flexShrink: 0 },
    '&:hover, &[aria-expanded=true]': { bg: 'softHover' },
  },
} as const;

const Trigger = chakra('button', look);
const CompaniesLink = chakra(RouteLink, look);

const Companies = lazyPart(() => import('./Companies.tsx'), 'Companies');

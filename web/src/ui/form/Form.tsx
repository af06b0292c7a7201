// A form that submits once, keeps its values when submitting fails, and focuses the first invalid field.
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import {
  FormProvider,
  useForm as useHookForm,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { lazyPart } from '../layout/lazyPart.ts';
import { useAlerts } from '../overlay/alerts.tsx';
import { useShortcutGroup, type ShortcutGroup } from '../behaviour/shortcuts.ts';
import { Autosave, type SaveRest } from './Autosave.tsx';
import { FormStateContext, isOnScreen } from './context.ts';
import { UnsavedGuard } from './unsaved.tsx';

/** If the bar fails to load, the form works without it. */
const withoutBar = { SaveBar: (_bar: { form: RefObject<HTMLFormElement | null> }) => null };

const SaveBar = lazyPart(() => import('./SaveBar.tsx').catch(() => withoutBar), 'SaveBar');

/** An error that the user can fix; the shape of GraphQL's `UserError`. */
export type UserError = {
  readonly message: string;
  /** The name of its field, nested ones joined by dots; null for the whole form. */
  readonly field?: string | null | undefined;
  /** The values are fine, but the server is overloaded. */
  readonly isBusy?: boolean;
};

export type SubmitResult = readonly UserError[] | null | undefined | void;

/**
 * React Hook Form in the mode of this interface: a field is validated on every change after the first.
 */
export function useForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  return useHookForm<Values>({ mode: 'onChange', shouldFocusError: false, ...props });
}

/** Assigns errors to their fields; returns those without a field on the screen. */
export function applyUserErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly UserError[],
): readonly UserError[] {
  const left: UserError[] = [];
  for (const error of errors) {
    if (error.field && isOnScreen(form.control, error.field)) {
      form.setError(error.field as Path<Values>, { type: 'server', message: error.message });
    } else {
      left.push(error);
    }
  }
  return left;
}

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Submits the values. Return the server's `userErrors`; a rejection is shown as an alert. */
  onSubmit: (values: Values) => SubmitResult | Promise<SubmitResult>;
  /**
   * Asks before unsaved changes are lost; a function first tries to store them and returns whether that succeeded.
   */
  guardUnsaved?: boolean | (() => boolean);
  /**
   * Saves automatically after each change; the form sets the ref to a function that saves the rest at once.
   */
  autosave?: RefObject<SaveRest | null>;
  /** For a submit button outside of the form (`<Button type="submit" form={id}>`). */
  id?: string;
  children: ReactNode;
};

export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  guardUnsaved = false,
  autosave,
  id,
  children,
}: FormProps<Values>) {
  const alerts = useAlerts();
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isSent, setSent] = useState(false);
  const [general, setGeneral] = useState<readonly UserError[]>([]);
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { isDirty } = form.formState;

  const send = async (values: Values) => {
    const errors = (await onSubmit(values)) ?? [];
    setGeneral(applyUserErrors(form, errors));
    if (errors.length > 0) return false;
    acceptSaved(form, values);
    setSent(true);
    return true;
  };

  /** Resolves to whether the values were saved. A quiet attempt doesn't focus invalid fields. */
  const attempt = async (isQuiet: boolean): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSubmitting(true);
    setSent(false);
    setGeneral([]);
    let isSaved = false;
    try {
      await form.handleSubmit(async (values) => {
        isSaved = await send(values);
      })();
      // The error messages are rendered after this.
      if (!isSaved && !isQuiet) setFailures((count) => count + 1);
    } catch {
      alerts.error();
    } finally {
      busy.current = false;
      setSubmitting(false);
      setFailed(!isSaved);
    }
    return isSaved;
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // React events of a form in a modal bubble to the form of the page.
    event?.stopPropagation();
    void attempt(false);
  };

  useShortcutGroup(formShortcuts);
  useSaveShortcut({ element, isDirty, save: () => submit() });

  useEffect(() => {
    if (failures > 0) firstWrong(element.current)?.focus();
  }, [failures]);

  const state = useMemo(
    () => ({ isSubmitting, isDone: isSent && !isDirty, hasFailed: hasFailed && isDirty }),
    [isSubmitting, isSent, isDirty, hasFailed],
  );

  return (
    <FormProvider {...form}>
      <FormStateContext value={state}>
        {autosave && <Autosave save={() => attempt(true)} rest={autosave} />}
        {guardUnsaved !== false && (
          <UnsavedGuard
            isDirty={isDirty && !isSubmitting}
            save={autosave && (async () => (await autosave.current?.()) ?? false)}
            keep={guardUnsaved === true ? undefined : guardUnsaved}
          />
        )}
        <form ref={element} id={id} noValidate onSubmit={submit}>
          {general.length > 0 && (
            <GeneralErrors role="alert">
              <CircleAlert size={18} aria-hidden />
              <div>
                {general.map(({ message }) => (
                  <p key={message}>{message}</p>
                ))}
                {general.some(({ isBusy }) => isBusy) && (
                  <RetryLink type="submit">Повторить сейчас</RetryLink>
                )}
              </div>
            </GeneralErrors>
          )}
          {children}
          {guardUnsaved !== false && !autosave && isDirty && (
            <Suspense>
              <SaveBar form={element} />
            </Suspense>
          )}
        </form>
      </FormStateContext>
    </FormProvider>
  );
}

const RetryLink = chakra('button', {
  base: {
    mt: '1',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
  },
});

const GeneralErrors = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    mb: '4',
    px: '3.5',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'dangerSoft',
    color: 'danger',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
});

/** Marks the submitted values as saved; later changes stay and remain unsaved. */
function acceptSaved<Values extends FieldValues>(form: UseFormReturn<Values>, sent: Values) {
  const now = form.getValues();
  form.reset(sent);
  for (const [name, value] of Object.entries(now)) {
    if (JSON.stringify(value) !== JSON.stringify(sent[name])) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  }
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button') ?? null;
}

const formShortcuts: ShortcutGroup = {
  title: 'В форме',
  shortcuts: [{ keys: ['Ctrl', 'S'], text: 'Сохранить' }],
};

interface OpenForm {
  element: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  save: () => void;
}

/** Mounted forms, in order. */
const openForms: RefObject<OpenForm>[] = [];

/**
 * The form that Ctrl+S saves: the focused one, otherwise the last changed one; never one below a dialog.
 */
function formToSave(): RefObject<OpenForm> | undefined {
  const reachable = openForms.filter(({ current }) => !current.element.current?.closest('[inert]'));
  const last = (isIt: (form: OpenForm) => boolean) =>
    reachable.findLast(({ current }) => isIt(current));
  return (
    last(({ element }) => element.current?.contains(document.activeElement) === true) ??
    last(({ isDirty }) => isDirty) ??
    openForms.at(-1)
  );
}

function useSaveShortcut(form: OpenForm) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    openForms.push(latest);
    const onKeyDown = (event: KeyboardEvent) => {
      // By physical key: the Russian layout has «ы» there.
      if (
        event.code !== 'KeyS' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (formToSave() !== latest) return;
      event.preventDefault();
      latest.current.save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      openForms.splice(openForms.indexOf(latest), 1);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

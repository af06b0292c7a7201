// The form of a record: sends only changed fields with the base version, merges changes of other users, and shows
// conflicts before saving.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFragment, useRelayEnvironment } from 'react-relay';
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { getFragment, getSingularSelector, type GraphQLTaggedNode } from 'relay-runtime';
import {
  lazyPart,
  useAlerts,
  useForm,
  useIsInDialog,
  useLatest,
  fieldDisplayOf,
  type SubmitResult,
} from '../../ui/index.ts';
import type { UserError } from '../network/mutationResult.ts';
import { useDataModals } from '../relay/useDataModals.tsx';
import type { ConflictChoices, Conflict } from './ConflictModal.tsx';
import { basesOf, withMatchingVersion, type Base } from './formBases.ts';
import { changedFields, compareSides, isSame, merged, type Sides } from './merge.ts';

const DisputeModal = lazyPart(() => import('./ConflictModal.tsx'), 'ConflictModal');

/** The minimum of the form's fragment. Servers without versions return none. */
export interface VersionedRecord {
  readonly id: string;
  readonly version: string | null | undefined;
}

type DataOf<Key extends KeyType<VersionedRecord>> = NonNullable<KeyTypeData<Key, VersionedRecord>>;

/** The changed fields, and the version they are based on. */
type Change<Input> = Partial<Input> & { version?: string };

/** What became of an update. */
interface Updated {
  readonly userErrors: readonly UserError[];
  /**
   * For a form over several records of which only some were saved: the saved fields, and the version after that.
   */
  readonly taken?: { readonly fields: readonly string[]; readonly version: string } | undefined;
}

export interface RecordFormOptions<Key extends KeyType<VersionedRecord>, Values, Input> {
  /** Includes id, version and the form's fields. The update's payload spreads it, too. */
  fragment: GraphQLTaggedNode;
  /** Null for a new record. */
  record: Key | null | undefined;
  values: (record: DataOf<Key> | null) => Values;
  /** For a form over several records: their combined version. */
  version?: (record: DataOf<Key>) => string | null;
  /** The input of all values; only changed fields are sent. */
  input: (values: Values) => Input;
  /** Creates the record; all fields are sent. */
  create?: (input: Input, values: Values) => Promise<readonly UserError[]>;
  update: (record: DataOf<Key>, change: Change<Input>) => Promise<Updated>;
  /** Called with the saved record. */
  onDone?: (record: DataOf<Key>) => void;
  /** Called after an existing or new record was saved. */
  onSaved?: () => void;
}

/** The base of a form, and how to replace it. */
export interface FormBase<Data, Values> {
  /** Made of the form and its record. */
  name: string;
  base: RefObject<Base<Values>>;
  begin: (next: Base<Values>, believed: Values, should: Values) => void;
  takeOver: RefObject<(data: Data) => void>;
}

export interface RecordForm<Data, Values extends FieldValues> {
  record: Data | null;
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<SubmitResult>;
  /** For `useDraftedForm`. */
  began: FormBase<Data, Values>;
}

export function useRecordForm<
  Key extends KeyType<VersionedRecord>,
  Values extends FieldValues,
  Input extends object,
>({
  fragment,
  record: key,
  values,
  version: versionOf = (data) => data.version ?? null,
  input,
  create,
  update,
  onDone,
  onSaved,
}: RecordFormOptions<Key, Values, Input>): RecordForm<DataOf<Key>, Values> {
  type Data = DataOf<Key>;
  const record = (useFragment<Key>(fragment, key ?? null) as Data | null | undefined) ?? null;
  const readNow = useStored<Data>(fragment, key ?? null);
  const alerts = useAlerts();
  const isInDialog = useIsInDialog();
  const baseOf = (data: Data | null): Base<Values> => ({
    version: data && versionOf(data),
    values: values(data),
  });
  const bases = basesOf(useRelayEnvironment());
  const name = `${getFragment(fragment).name} ${record?.id ?? ''}`;
  const [first] = useState(() => withMatchingVersion(baseOf(record), bases.get(name)));
  const base = useRef(first);
  const form = useForm<Values>({ defaultValues: first.values as DefaultValues<Values> });
  const isSet = (field: string) => fieldDisplayOf(form.control, field)?.each !== undefined;
  const settle = useSettlement<Values>(form, isSet);
  const isSaving = useRef(false);

  /** Replaces the base: fields that still have the expected value get the new one. */
  const begin = (next: Base<Values>, believed: Values, should: Values) => {
    const shown = form.getValues();
    base.current = next;
    bases.set(name, next);
    form.reset(next.values, { keepErrors: true, keepIsSubmitted: true, keepTouched: true });
    for (const field of Object.keys(next.values) as Path<Values>[]) {
      const value = isSame(shown[field], believed[field]) ? should[field] : shown[field];
      if (!isSame(value, next.values[field])) form.setValue(field, value, { shouldDirty: true });
    }
  };

  const takeOver = useLatest((data: Data) => {
    const from = base.current;
    const now = baseOf(data);
    if (isSaving.current || isSame(from.values, now.values)) return;
    const sides = { base: from.values, mine: form.getValues(), theirs: now.values };
    const { disputed } = compareSides(sides, isSet);
    // Conflicts are resolved on saving, since the server rejects the stale version.
    const open = Object.fromEntries(disputed.map((field) => [field, from.values[field]]));
    const version = disputed.length > 0 ? from.version : now.version;
    begin({ version, values: { ...now.values, ...open } }, sides.mine, merged(sides, isSet));
  });
  useEffect(() => {
    if (record) takeOver.current(record);
  }, [record, takeOver]);
  useEffect(() => {
    bases.set(name, base.current);
  }, [bases, name]);

  /** Called after the Form has accepted the submitted values as saved. */
  const finish = (data: Data, sent: Values, isDone: boolean) =>
    setTimeout(() => {
      const now = readNow() ?? data;
      begin(baseOf(now), sent, values(now));
      onSaved?.();
      isSaving.current = false;
      if (isDone) onDone?.(now);
    });

  /** Rebases on the records that were saved; returns the form's values after that. */
  const accept = (
    data: Data,
    sent: Values,
    { fields, version }: NonNullable<Updated['taken']>,
  ): Values => {
    const now = values(readNow() ?? data);
    const saved = Object.fromEntries(fields.map((field) => [field, now[field]]));
    const mine = { ...sent, ...saved };
    begin({ version, values: { ...base.current.values, ...saved } }, sent, mine);
    return mine;
  };

  const saveWith = async (data: Data, submitted: Values): Promise<readonly UserError[]> => {
    let mine = submitted;
    for (;;) {
      const from = base.current;
      const change = changedFields(input(from.values), input(mine));
      if (Object.keys(change).length === 0) {
        const isMerged = mine !== submitted;
        // Without a success message there is no «nothing changed» message either.
        if (!isMerged && onDone) alerts.success('Изменений нет');
        finish(data, mine, isMerged || isInDialog);
        return [];
      }
      const { version } = from;
      const { userErrors, taken } = await update(data, {
        ...change,
        ...(version !== null && { version }),
      });
      if (userErrors.length === 0) {
        finish(data, mine, true);
        return [];
      }
      if (taken) mine = accept(data, mine, taken);
      const now = userErrors.some(({ code }) => code === 'stale') ? readNow() : null;
      const since = base.current;
      if (now === null || versionOf(now) === since.version) return userErrors;
      const theirs = values(now);
      const settled = await settle({ base: since.values, mine, theirs });
      if (settled === null) return [notSaved];
      begin(baseOf(now), mine, settled);
      mine = settled;
    }
  };

  const onSubmit = async (submitted: Values) => {
    if (!record) {
      const problems = await create?.(input(submitted), submitted);
      if (problems?.length === 0) onSaved?.();
      return problems;
    }
    isSaving.current = true;
    const errors = await saveWith(record, submitted);
    if (errors.length > 0) isSaving.current = false;
    return errors;
  };

  return { record, form, onSubmit, began: { name, base, begin, takeOver } };
}

const notSaved: UserError = {
  message: 'Не сохранено: то же самое изменил кто-то ещё. При сохранении выберите, что останется',
};

/** Reads the record from the store now; a component's data is from its last render. */
function useStored<Data>(fragment: GraphQLTaggedNode, key: KeyType | null): () => Data | null {
  const environment = useRelayEnvironment();
  return () => {
    if (key === null) return null;
    const { data, isMissingData } = environment.lookup(
      getSingularSelector(getFragment(fragment), key),
    );
    return isMissingData ? null : (data as Data);
  };
}

/** Resolves to the values to save over another user's; null when the user cancels. */
function useSettlement<Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  isSet: (field: string) => boolean,
): (sides: Sides<Values>) => Promise<Values | null> {
  const alerts = useAlerts();
  const modals = useDataModals();
  return async (sides) => {
    const { taken, disputed } = compareSides(sides, isSet);
    const dispute = (field: string): Conflict => ({
      field,
      words: fieldDisplayOf(control, field),
      base: sides.base[field],
      mine: sides.mine[field],
      theirs: sides.theirs[field],
    });
    const labels = taken.flatMap((field) => fieldDisplayOf(control, field)?.label ?? []);
    if (disputed.length === 0) {
      if (labels.length > 0) {
        alerts.success(`Пока вы редактировали, кто-то изменил и другое: ${labels.join(', ')}`);
      }
      return merged(sides, isSet);
    }
    const chosen = await modals.open<ConflictChoices>((close) => (
      <DisputeModal disputed={disputed.map(dispute)} taken={taken.map(dispute)} onChosen={close} />
    ));
    return chosen ? merged(sides, isSet, chosen) : null;
  };
}

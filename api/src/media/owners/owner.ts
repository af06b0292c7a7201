// What an owner of files declares, and how its address names it.
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Grant, Scope } from '../../kit/permissions/permissions.ts';
import { pathId } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import type { Uploads } from '../uploads/upload.ts';
import type { UseKind } from '../files/file-uses.ts';

export interface MediaParts {
  database: Database;
  storage: Storage;
  uploads: Uploads;
}

export interface MediaOwner {
  tag: string;
  /** Below the company; '' is the company itself. */
  path: '' | `/${string}/:id`;
  /** As it is called in summaries, and as `declareFileUse` knows it. */
  noun: string;
  kind: UseKind;
  /** The `purpose` of its files. */
  purpose: string;
  permission: Grant;
  /** What it takes: anything, films by an address of their own, or an image and nothing else. */
  takes: 'files' | 'image';
  /** What is said of the file in its field. */
  description: string;
  /** Throws where the record is not there, or not the person's to change. */
  require?: (transaction: Transaction, scope: Scope, id: number) => Promise<unknown>;
  /** Makes the bytes a file of the record; answers its id. */
  keep: (transaction: Transaction, scope: Scope, upload: Upload, id: number) => Promise<number>;
  /** Takes a file off that is only shown here, or lets go of one that will be gone. Answers whether it is done with. */
  release?: (
    transaction: Transaction,
    scope: Scope,
    fileId: number,
    id: number,
  ) => Promise<boolean>;
  /** Whether a file may be sent for the file storage in place of it (`Prefer: for=file_storage`). */
  feedsStorage?: true;
  /** Whether its films have posters. */
  hasPosters?: true;
  /** The company's files are deleted by POST too, as the specification has it. */
  deletedBy?: readonly ('POST' | 'DELETE')[];
}

export interface OwnerParams {
  id?: number | undefined;
}

/** The id of the record where its path has one. */
export const ownerParams = ({ path }: Pick<MediaOwner, 'path'>) =>
  z.object(path === '' ? {} : { id: pathId }) as z.ZodObject<{ id: z.ZodOptional<typeof pathId> }>;

export const ownerIn = ({ companyId }: Scope, { id }: OwnerParams): number => id ?? companyId;

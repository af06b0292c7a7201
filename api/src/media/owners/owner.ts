// The definition of a media owner, a kind of record that has uploaded files.
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
  /** The path below the company; '' is the company itself. */
  path: '' | `/${string}/:id`;
  /** Its name in summaries of routes, and in `declareFileUse`. */
  noun: string;
  kind: UseKind;
  /** The `purpose` of its files. */
  purpose: string;
  permission: Grant;
  /** What it accepts: any file, with a separate route for videos, or images only. */
  accepts: 'files' | 'image';
  /** The description of the upload field. */
  description: string;
  /** Throws if the record does not exist or the caller may not change it. */
  require?: (transaction: Transaction, scope: Scope, id: number) => Promise<unknown>;
  /** Creates a file of the record; returns its id. */
  createFile: (
    transaction: Transaction,
    scope: Scope,
    upload: Upload,
    id: number,
  ) => Promise<number>;
  /**
   * Detaches a file that only the record shows, or deletes what depends on it. Returns true if the file itself must not
   * be deleted.
   */
  release?: (
    transaction: Transaction,
    scope: Scope,
    fileId: number,
    id: number,
  ) => Promise<boolean>;
  /** Whether a file may be uploaded for the file storage instead (`Prefer: for=file_storage`). */
  uploadsToStorage?: true;
  hasPosters?: true;
  /** The specification also has POST for deleting the company's files. */
  deletedBy?: readonly ('POST' | 'DELETE')[];
}

export interface OwnerParams {
  id?: number | undefined;
}

/** The path parameters: the id of the record, if the path has one. */
export const ownerParams = ({ path }: Pick<MediaOwner, 'path'>) =>
  z.object(path === '' ? {} : { id: pathId }) as z.ZodObject<{ id: z.ZodOptional<typeof pathId> }>;

export const ownerIdOf = ({ companyId }: Scope, { id }: OwnerParams): number => id ?? companyId;

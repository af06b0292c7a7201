/**
 * @generated SignedSource<<39e3f3a30db626ac59df8cdeeb84f1d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditEvent = "CREATED" | "DELETED" | "UPDATED";
import type { FragmentRefs } from "relay-runtime";
export type AuditList_audits$data = ReadonlyArray<{
  readonly auditableId: number;
  readonly auditableType: string;
  readonly author: {
    readonly name: string;
    readonly photo: string | null | undefined;
    readonly surname: string | null | undefined;
  } | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }>;
  readonly createdAt: string;
  readonly event: AuditEvent;
  readonly id: string;
  readonly " $fragmentType": "AuditList_audits";
}>;
export type AuditList_audits$key = ReadonlyArray<{
  readonly " $data"?: AuditList_audits$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_audits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AuditList_audits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "surname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditableType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditableId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Audit",
  "abstractKey": null
};

(node as any).hash = "02f6995d742670ba23b384a6161a71fd";

export default node;

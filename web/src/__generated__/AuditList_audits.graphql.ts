/**
 * @generated SignedSource<<0cedc2d39c9b031846d6ddb614a79ffe>>
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
  readonly createdAt: string;
  readonly event: AuditEvent;
  readonly id: string;
  readonly viewerCanPutBack: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_audit">;
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanPutBack",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Changes_audit"
    }
  ],
  "type": "Audit",
  "abstractKey": null
};

(node as any).hash = "cc972b432f0a5dd24c40967d3ffd4d3f";

export default node;

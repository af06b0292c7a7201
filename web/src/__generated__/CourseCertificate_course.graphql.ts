/**
 * @generated SignedSource<<4cdc307fee3144186c2f38cdaf3bee52>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCertificate_course$data = {
  readonly certificate: {
    readonly number: string;
    readonly revokedAt: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CourseCertificate_course";
};
export type CourseCertificate_course$key = {
  readonly " $data"?: CourseCertificate_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCertificate_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseCertificate_course",
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
      "concreteType": "LearnerCertificate",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revokedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerCourse",
  "abstractKey": null
};

(node as any).hash = "f6c28fdd41aa75f7353cb35ce8ae557e";

export default node;

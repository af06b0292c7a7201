/**
 * @generated SignedSource<<ad23d085534aab23fae49a7cd2448417>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicNumbers_test$data = {
  readonly id: string;
  readonly topicStatistics: ReadonlyArray<{
    readonly answersCount: number;
    readonly meanShare: number | null | undefined;
    readonly name: string;
    readonly questionsCount: number;
    readonly topicId: number;
  }> | null | undefined;
  readonly " $fragmentType": "TopicNumbers_test";
};
export type TopicNumbers_test$key = {
  readonly " $data"?: TopicNumbers_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicNumbers_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicNumbers_test",
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
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "TopicStatistics",
      "kind": "LinkedField",
      "name": "topicStatistics",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topicId",
          "storageKey": null
        },
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
          "name": "questionsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answersCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meanShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "2493bbe4457711090640a0b67986b488";

export default node;

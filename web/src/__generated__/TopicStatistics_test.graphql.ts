/**
 * @generated SignedSource<<77ee64ae79a3d19a6a3d5e097ed8d025>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicStatistics_test$data = {
  readonly id: string;
  readonly topicStatistics: ReadonlyArray<{
    readonly answersCount: number;
    readonly meanShare: number | null | undefined;
    readonly name: string;
    readonly questionsCount: number;
    readonly topicId: number;
  }> | null | undefined;
  readonly " $fragmentType": "TopicStatistics_test";
};
export type TopicStatistics_test$key = {
  readonly " $data"?: TopicStatistics_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicStatistics_test">;
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
  "name": "TopicStatistics_test",
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

(node as any).hash = "ee1643edf72802bc52cbb82a152b759f";

export default node;

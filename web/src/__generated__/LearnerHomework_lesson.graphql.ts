/**
 * @generated SignedSource<<eb17a280cf427689664305d9488e0598>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeworkStatus = "ACCEPTED" | "RETURNED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type LearnerHomework_lesson$data = {
  readonly homework: ReadonlyArray<{
    readonly blockId: number | null | undefined;
    readonly forbidDatetime: string | null | undefined;
    readonly maxPoints: number | null | undefined;
    readonly minPoints: number;
    readonly refusal: {
      readonly message: string;
    } | null | undefined;
    readonly title: string | null | undefined;
    readonly work: {
      readonly messages: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"WorkThread_messages">;
      }>;
      readonly points: number | null | undefined;
      readonly status: HomeworkStatus;
    } | null | undefined;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "LearnerHomework_lesson";
};
export type LearnerHomework_lesson$key = {
  readonly " $data"?: LearnerHomework_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerHomework_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerHomework_lesson",
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
      "concreteType": "LearnerHomework",
      "kind": "LinkedField",
      "name": "homework",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forbidDatetime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HomeworkRefusal",
          "kind": "LinkedField",
          "name": "refusal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LearnerHomeworkWork",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "HomeworkMessage",
              "kind": "LinkedField",
              "name": "messages",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WorkThread_messages"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "92d9c129007f5c888553e81d08fab8bf";

export default node;

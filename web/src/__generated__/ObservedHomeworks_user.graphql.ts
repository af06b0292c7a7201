/**
 * @generated SignedSource<<da0098156ca3a74abfe1fa16f60f180e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeworkStatus = "ACCEPTED" | "RETURNED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type ObservedHomeworks_user$data = {
  readonly homeworks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly courseName: string;
        readonly id: string;
        readonly lessonName: string;
        readonly maxPoints: number | null | undefined;
        readonly points: number | null | undefined;
        readonly sentAt: string;
        readonly status: HomeworkStatus;
        readonly taskTitle: string | null | undefined;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "ObservedHomeworks_user";
};
export type ObservedHomeworks_user$key = {
  readonly " $data"?: ObservedHomeworks_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObservedHomeworks_user">;
};

import ObservedHomeworksPaginationQuery_graphql from './ObservedHomeworksPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "homeworks"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ObservedHomeworksPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ObservedHomeworks_user",
  "selections": [
    {
      "alias": "homeworks",
      "args": null,
      "concreteType": "ObservedHomeworkConnection",
      "kind": "LinkedField",
      "name": "__ObservedHomeworks_homeworks_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ObservedHomeworkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ObservedHomework",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "courseName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lessonName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "taskTitle",
                  "storageKey": null
                },
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
                  "kind": "ScalarField",
                  "name": "maxPoints",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sentAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "ObservedUser",
  "abstractKey": null
};
})();

(node as any).hash = "4c4d055e50a5f35b161565e8cf09eb35";

export default node;

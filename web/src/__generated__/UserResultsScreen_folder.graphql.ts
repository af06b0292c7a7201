/**
 * @generated SignedSource<<cf30fc9c258ad66a0f473c2c48c95c79>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserResultsScreen_folder$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly learners: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly fullName: string;
        readonly maxPoints: number;
        readonly place: number;
        readonly points: number;
        readonly prize: string | null | undefined;
        readonly schoolClass: string | null | undefined;
        readonly userId: number;
      };
    }>;
  };
  readonly name: string;
  readonly userResults: ReadonlyArray<{
    readonly attemptId: number | null | undefined;
    readonly duration: number | null | undefined;
    readonly lessonName: string | null | undefined;
    readonly maxPoints: number | null | undefined;
    readonly points: number | null | undefined;
    readonly testId: number;
    readonly testTitle: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "UserResultsScreen_folder";
};
export type UserResultsScreen_folder$key = {
  readonly " $data"?: UserResultsScreen_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserResultsScreen_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxPoints",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "user"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UserResultsScreen_folder",
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
      "name": "databaseId",
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
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "TestResultFolderLearnerConnection",
      "kind": "LinkedField",
      "name": "learners",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TestResultFolderLearnerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TestResultFolderLearner",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "userId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "schoolClass",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "place",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "prize",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "userDatabaseId",
          "variableName": "user"
        }
      ],
      "concreteType": "TestResultFolderUserResult",
      "kind": "LinkedField",
      "name": "userResults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testTitle",
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
          "name": "attemptId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TestResultFolder",
  "abstractKey": null
};
})();

(node as any).hash = "89edf6bdf412e3dc4eb59901c38723a3";

export default node;

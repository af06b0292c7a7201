/**
 * @generated SignedSource<<970393cabf7365ea3c39d323b0041543>>
 * @relayHash ceaacf1f666bb0505d7fa40332de6ae2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce28de53d0186e5fddc8f4925362d3fcd3edb49e49f57d1047ab5114bb0115a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockLayerType = "CATEGORY" | "LAYER";
export type MoveCourseContentInput = {
  behindLayerId?: string | null | undefined;
  behindLessonId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  intoLayerId?: number | null | undefined;
  layerIds?: ReadonlyArray<string> | null | undefined;
  lessonIds?: ReadonlyArray<string> | null | undefined;
};
export type useContentMovesMutation$variables = {
  input: MoveCourseContentInput;
};
export type useContentMovesMutation$data = {
  readonly moveCourseContent: {
    readonly layers: ReadonlyArray<{
      readonly id: string;
      readonly parentLayerId: number | null | undefined;
      readonly sortOrder: number;
      readonly type: BlockLayerType;
    }>;
    readonly lessons: ReadonlyArray<{
      readonly id: string;
      readonly layerId: number | null | undefined;
      readonly sort: number | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useContentMovesMutation = {
  response: useContentMovesMutation$data;
  variables: useContentMovesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BlockLayer",
  "kind": "LinkedField",
  "name": "layers",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentLayerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sortOrder",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Lesson",
  "kind": "LinkedField",
  "name": "lessons",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
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
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useContentMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCourseContentPayload",
        "kind": "LinkedField",
        "name": "moveCourseContent",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContentMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveCourseContentPayload",
        "kind": "LinkedField",
        "name": "moveCourseContent",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce28de53d0186e5fddc8f4925362d3fcd3edb49e49f57d1047ab5114bb0115a7",
    "metadata": {},
    "name": "useContentMovesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85c784d55cfb48f5f376439354f0ebd5";

export default node;
